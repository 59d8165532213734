import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const BOARD = 60_000;

/** A board's code, drawings and styles, with what it shares with other boards, are no larger than that when compressed. */
function budget(): Plugin {
  return {
    name: 'board-budget',
    enforce: 'post',
    generateBundle(_, bundle) {
      const gzip = (name: string): number => {
        const found = bundle[name];
        return found ? gzipSync(found.type === 'chunk' ? found.code : found.source).length : 0;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const board = chunk.moduleIds.map((id) => /\/boards\/([^/]+)\/index\.ts$/.exec(id)?.[1]).find(Boolean);
        if (!board) continue;
        const shared = chunk.imports.filter((name) => {
          const other = bundle[name];
          return other?.type === 'chunk' && other.moduleIds.some((id) => id.includes('/src/boards/art/'));
        });
        const parts = [chunk.fileName, ...shared].flatMap((name) => {
          const part = bundle[name];
          return [name, ...(part?.type === 'chunk' ? (part.viteMetadata?.importedCss ?? []) : [])];
        });
        const size = parts.reduce((sum, name) => sum + gzip(name), 0);
        console.log(`${board}: ${(size / 1000).toFixed(1)} of ${BOARD / 1000} kB`);
        if (size > BOARD) this.error(`${board} has ${size} bytes compressed, more than ${BOARD}`);
      }
    },
  };
}

// The server that a development build talks to.
const server = process.env.PENTAPOLIS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), budget()],
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
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
