import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server that a development build talks to.
const server = process.env.PENTAPOLIS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // The service worker keeps the files of one build only.
  define: { BUILD: JSON.stringify(Date.now().toString(36)) },
  build: {
    outDir: '../src/pentapolis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
