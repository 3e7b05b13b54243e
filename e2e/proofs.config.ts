import config from './playwright.config';

/** Journeys that take longer than `npm test` may: each is a proof of `npm run prove`. */
export default {
  ...config,
  testDir: 'proofs',
  workers: 1,
  projects: [{ name: 'wide', use: { viewport: { width: 1440, height: 900 } } }],
};
