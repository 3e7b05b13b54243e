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
  [{ ...url, CAMPAVIA_DEMO: '1', CAMPAVIA_ENV: 'production' }, 'CAMPAVIA_DEMO'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readSettings(env)).toThrow(name);
});

test('a clock that was set starts there and runs on', () => {
  const { startsAtMs } = readSettings({ ...url, CAMPAVIA_NOW: '2027-08-01T23:30:00Z' });
  const clock = createClock(startsAtMs);
  expect(clock.now().getTime() - Number(startsAtMs)).toBeLessThan(1000);
  expect(clock.today()).toBe('2027-08-02');
});
