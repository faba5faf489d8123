// How the end-to-end tests run: every test gets its own host, home folder and browser page (see test/e2e/app-fixture.ts).
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, HIDDEN_FROM_TESTS } from './test/e2e/browser-flags.ts';
import { systemBrowser } from './test/e2e/system-browser.ts';

// The system's browser where there is one; else the one that Playwright downloaded.
const browser = process.env['E2E_HOST'] === 'electron' ? null : systemBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1360, height: 860 },
    // What was done and printed. Pictures of the page at each step take half of the run's time: --trace=on has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...BROWSER_FLAGS],
      ignoreDefaultArgs: [...HIDDEN_FROM_TESTS],
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
});
