import { createClock } from './clock';
import { readSettings } from './settings';

const url = { DATABASE_URL: 'postgres://localhost/campavia' };

test('little needs to be set', () => {
  expect(readSettings(url)).toMatchObject({
    port: 4301,
    campers: 3000,
    isDemo: false,
    apiKeys: ['campavia-web'],
  });
});

test.each([
  [{}, 'DATABASE_URL'],
  [{ ...url, API_PORT: 'http' }, 'API_PORT'],
  [{ ...url, API_PORT: '70000' }, 'API_PORT'],
  [{ ...url, CAMPAVIA_CAMPERS: '-3' }, 'CAMPAVIA_CAMPERS'],
  [{ ...url, CAMPAVIA_NOW: 'tomorrow' }, 'CAMPAVIA_NOW'],
  [{ ...url, CAMPAVIA_SITE_URL: 'campavia.example' }, 'CAMPAVIA_SITE_URL'],
  [{ ...url, CAMPAVIA_DEMO: '1', CAMPAVIA_ENV: 'production' }, 'CAMPAVIA_DEMO'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readSettings(env)).toThrow(name);
});

test('outside parties are played in production only when that is allowed in so many words', () => {
  const production = { ...url, CAMPAVIA_ENV: 'production' };
  expect(readSettings(url).isSandbox).toBe(true);
  expect(readSettings(production).isSandbox).toBe(false);
  expect(readSettings({ ...production, CAMPAVIA_SANDBOX: 'allow' }).isSandbox).toBe(true);
});

test('mailed links lead to the site, wherever it listens', () => {
  expect(readSettings(url).siteUrl).toBe('http://localhost:4300');
  expect(readSettings({ ...url, PORT: '5000' }).siteUrl).toBe('http://localhost:5000');
  expect(readSettings({ ...url, CAMPAVIA_SITE_URL: 'https://campavia.example/' }).siteUrl).toBe(
    'https://campavia.example',
  );
});

test('a clock that was set starts there and runs on', () => {
  const { startsAtMs } = readSettings({ ...url, CAMPAVIA_NOW: '2027-08-01T23:30:00Z' });
  const clock = createClock(startsAtMs);
  expect(clock.now().getTime() - Number(startsAtMs)).toBeLessThan(1000);
  expect(clock.today()).toBe('2027-08-02');
});
