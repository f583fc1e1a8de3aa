import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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

/** Where modules remember nothing but what a test hands them: their files can share a worker as well. */
const forgetful = ['app', 'features', 'file-storage', 'offline', 'pages', 'platform', 'print', 'store-api', 'ui'];

/** A database is one for all files of a worker, and so are the channels and locks of what uploads. */
const remembering = ['src/features/uploads/**', ...globSync('{src,sw}/**/*.test.ts').filter(bringsDatabase)];

/** What they show, they show of the beginning of a page, which modules see once. */
const beginning = ['src/app/start-up/strict-parsing.test.ts', 'src/platform/navigation/route-announcement.test.tsx'];

/** Drawn in a browser of their own: uploads are there until it ends, and some replace its databases or hold them up. */
const alone = globSync('src/**/*.test.tsx').filter((file) => bringsUploads(file) || beginning.includes(file));

const shared = globSync([...forgetful.map((folder) => `src/${folder}/**/*.test.ts`), 'sw/**/*.test.ts'], {
  exclude: [...remembering, ...beginning],
});

function bringsDatabase(file: string): boolean {
  return /fake-indexeddb|#testing\/(?:uploads|waiting-changes)/.test(readFileSync(file, 'utf8'));
}

function bringsUploads(file: string): boolean {
  return /new IDBFactory|#testing\/uploads|#offline\/upload-database|startUploadsAtom|holdUpRecords/.test(
    readFileSync(file, 'utf8'),
  );
}

/** One generous limit for every test: on a slow machine they take longer, and fail only when something hangs. */
const limits = { testTimeout: 2 * patienceMs, hookTimeout: 2 * patienceMs, expect: { poll: { timeout: patienceMs } } };

/** In a browser without layout. What the files before the tests do after them is done from the last to the first. */
const drawn = {
  environment: 'jsdom',
  setupFiles: [
    'src/testing/browser/nothing-kept.ts',
    'src/testing/browser/nothing-waiting.ts',
    'src/testing/nothing-stubbed.ts',
    'src/testing/browser/patient-queries.ts',
    'src/testing/browser/no-layout.ts',
    'src/testing/browser/native-dialog.ts',
    'src/testing/browser/native-popover.ts',
    'src/testing/browser/nothing-mounted.ts',
  ],
  ...limits,
};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. */
export default defineConfig({
  test: {
    // Left to itself, Vitest keeps a core free. Tests wait for processes and disks for a tenth of their time: one worker more uses it.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [linguiMacro(), lingui()],
        // The modules of the shop are read once per worker instead of once per file.
        test: { name: 'served', environment: 'node', include: served, exclude: ignored, isolate: false, ...limits },
      },
      {
        plugins: [linguiMacro(), lingui()],
        test: {
          name: 'shared',
          environment: 'node',
          include: shared,
          exclude: ignored,
          isolate: false,
          setupFiles: ['src/testing/nothing-stubbed.ts'],
          ...limits,
        },
      },
      {
        plugins: [linguiMacro(), lingui()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...served, ...shared],
          ...limits,
        },
      },
      {
        plugins: [linguiMacro(), react(), lingui()],
        // The browser and the modules are there once per worker: making them took five sixths of the time of most files.
        test: { ...drawn, name: 'dom', isolate: false, include: ['**/*.test.tsx'], exclude: [...ignored, ...alone] },
      },
      {
        plugins: [linguiMacro(), react(), lingui()],
        test: { ...drawn, name: 'dom-alone', include: alone, exclude: ignored },
      },
    ],
  },
});
