import { defineConfig } from '@playwright/test';
import { browserFlags } from './e2e/browser-flags.ts';
import { patienceMs } from './e2e/patience.ts';

const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 5 * patienceMs,
  expect: { timeout: patienceMs, toPass: { timeout: patienceMs } },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // What was done, said and sent, and a picture of the end. Pictures and copies of every step took a third of a journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
});
