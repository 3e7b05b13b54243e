import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { CHANNELS } from './channels';
import { CPU_SAVING_ARGS } from './cpu-saving-args';
import { NARROW_TOO, ON_COPIED_SITE } from './tags';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...CPU_SAVING_ARGS,
];

/** Most journeys start after the visitor has declined to be counted. */
const DECLINED = ['localhost', ...CHANNELS.map(({ host }) => host)].map((domain) => ({
  name: 'campavia_consent',
  value: 'v1.refused',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism() > 2 ? 3 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.CAMPAVIA_URL ?? 'http://localhost:4300',
    storageState: { cookies: DECLINED, origins: [] },
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Screenshots and copies of the page at every action cost much of the processor; the last screenshot suffices.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...QUIET],
    },
  },
  projects: [
    {
      name: 'copied site',
      grep: new RegExp(ON_COPIED_SITE.tag),
      workers: 1,
      use: { viewport: WIDE },
    },
    { name: 'wide', grepInvert: new RegExp(ON_COPIED_SITE.tag), use: { viewport: WIDE } },
    { name: 'narrow', grep: new RegExp(NARROW_TOO.tag), use: { viewport: NARROW } },
  ],
});
