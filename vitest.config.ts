import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

/** Tests of the engine share one process for each core, which spares them a start each. */
const ENGINE = ['test/engine/**/*.test.ts', 'test/conformance/**/*.test.ts', 'test/contract/**/*.test.ts'];
/** Tests that replace a module for all who import it, and so need a process of their own. */
const REPLACING = 'test/**/*-faults.test.ts';

// Threads and processes that tests start from the sources take a third of the time with what Node compiled before; this
// is a folder that no other user can write.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

// No test goes by the settings of whoever runs it.
process.env['MAPWRIGHT_HOME'] = join(import.meta.dirname, 'node_modules', '.cache', 'no-home');

export default defineConfig({
  plugins: [vue()],
  test: {
    setupFiles: ['test/run/fixed-seed.ts'],
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'engine', isolate: false, include: ENGINE, exclude: [REPLACING] } },
      {
        extends: true,
        test: {
          name: 'window',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...ENGINE],
          setupFiles: ['test/run/uncaught-errors.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: [REPLACING] } },
    ],
  },
});
