import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './tools/lingui-macro.ts';

const ignored = ['**/node_modules/**', '.runtime/**', 'dist/**', 'e2e/**'];

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [linguiMacro(), lingui()],
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: ignored },
      },
      {
        plugins: [linguiMacro(), react(), lingui()],
        test: { name: 'dom', environment: 'jsdom', include: ['**/*.test.tsx'], exclude: ignored },
      },
    ],
  },
});
