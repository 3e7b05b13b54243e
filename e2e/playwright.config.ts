import { defineConfig } from '@playwright/test';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Most journeys are those of visitors who were asked before whether they may be counted, and said no. */
const ANSWERED = ['localhost', 'staging.localhost'].map((domain) => ({
  name: 'campavia_consent',
  value: 'v1.refused',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));

/** Where the journeys find the site, and how they look at it. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.CAMPAVIA_URL ?? 'http://localhost:4300',
    storageState: { cookies: ANSWERED, origins: [] },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // A film of every page costs a third of the processor's time; the last picture and the page's tree tell enough.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...QUIET],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: WIDE } },
    {
      name: 'narrow',
      testMatch: [
        'finds-a-camper.spec.ts',
        'accessible.spec.ts',
        'accessible-accounts.spec.ts',
        'accessible-listing.spec.ts',
        'chooses-a-stay.spec.ts',
        'offers-menus.spec.ts',
        'steady.spec.ts',
      ],
      use: { viewport: NARROW },
    },
  ],
});
