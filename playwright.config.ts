import { defineConfig } from '@playwright/test';
import { browserFlags } from './e2e/browser-flags.ts';

const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
});
