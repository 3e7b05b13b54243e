import { defineConfig } from '@playwright/test';

import { CPU_SAVING_ARGS } from './cpu-saving-args';

/** Tests every story that `CAMPAVIA_GALLERY_URL` serves. */
export default defineConfig({
  testDir: 'gallery',
  outputDir: '../test-results/gallery',
  fullyParallel: true,
  // Half of the time a story only waits until it is at rest: three leave a third of two processors idle.
  workers: Number(process.env.CAMPAVIA_BROWSERS ?? 4),
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: process.env.CAMPAVIA_GALLERY_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...CPU_SAVING_ARGS,
      ],
    },
  },
});
