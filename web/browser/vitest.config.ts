import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.mjs'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Each file has a server of its own; two at a time leave few cores idle and none short.
    maxWorkers: 2,
    minWorkers: 1,
  },
});
