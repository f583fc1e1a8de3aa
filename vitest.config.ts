import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patienceMs } from './src/testing/patience.ts';
import { linguiMacro } from './tools/lingui-macro.ts';

const ignored = ['**/node_modules/**', '.runtime/**', 'dist/**', 'e2e/**'];

/** What runs on a server: every test starts a shop or process of its own, and nothing of it lives beside that. */
const served = [
  'shop/**/*.test.ts',
  'contract/**/*.test.ts',
  'web/**/*.test.ts',
  'owner/**/*.test.ts',
  'tools/**/*.test.ts',
];

/** Functions without a world of their own: their files can share a worker as well. */
const pure = ['src/print/**/*.test.ts', 'src/store-api/**/*.test.ts'];

/** One generous limit for every test: on a slow machine they take longer, and fail only when something hangs. */
const limits = { testTimeout: 2 * patienceMs, hookTimeout: 2 * patienceMs, expect: { poll: { timeout: patienceMs } } };

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  test: {
    // Left to itself, Vitest keeps a core free: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [linguiMacro(), lingui()],
        // The modules of the shop are read once per worker instead of once per file.
        test: { name: 'served', environment: 'node', include: served, exclude: ignored, isolate: false, ...limits },
      },
      {
        plugins: [linguiMacro(), lingui()],
        test: { name: 'pure', environment: 'node', include: pure, exclude: ignored, isolate: false, ...limits },
      },
      {
        plugins: [linguiMacro(), lingui()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...served, ...pure],
          ...limits,
        },
      },
      {
        plugins: [linguiMacro(), react(), lingui()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          setupFiles: [
            'src/testing/browser/patient-queries.ts',
            'src/testing/browser/no-layout.ts',
            'src/testing/browser/nothing-mounted.ts',
          ],
          ...limits,
        },
      },
    ],
  },
});
