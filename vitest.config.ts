import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './tools/lingui-macro.ts';

const ignored = ['**/node_modules/**', '.runtime/**', 'dist/**', 'e2e/**'];

/** One generous limit for every test: on a slow machine they take longer, and fail only when something hangs. */
const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [linguiMacro(), lingui()],
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: ignored, ...limits },
      },
      {
        plugins: [linguiMacro(), react(), lingui()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['src/testing/patient-queries.ts'],
          ...limits,
        },
      },
    ],
  },
});
