import { createClock } from '../core/clock';
import { readSettings } from './settings';

const url = { DATABASE_URL: 'postgres://localhost/campavia', CAMPAVIA_ENV: 'development' };

test('few settings are required', () => {
  expect(readSettings(url)).toMatchObject({
    port: 4301,
    campers: 3000,
    isDemo: false,
    apiKeys: ['campavia-web'],
  });
});

test('client addresses are not trusted unless proxies are configured', () => {
  expect(readSettings(url).trustedProxies).toEqual([]);
  const named = { ...url, TRUSTED_PROXIES: '10.1.0.0/16, ::1,loopback' };
  expect(readSettings(named).trustedProxies).toEqual(['10.1.0.0/16', '::1', 'loopback']);
});

test.each([
  [{ ...url, TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES'],
  [{ ...url, TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ ...url, TRUSTED_PROXIES: '10.0.0.1/8/8' }, 'TRUSTED_PROXIES'],
  [{}, 'DATABASE_URL'],
  [{ ...url, CAMPAVIA_ENV: undefined }, 'CAMPAVIA_ENV is missing'],
  [{ ...url, CAMPAVIA_ENV: '' }, 'CAMPAVIA_ENV is missing'],
  [{ ...url, CAMPAVIA_ENV: 'prodution' }, 'CAMPAVIA_ENV is "prodution"'],
  [{ ...url, CAMPAVIA_ENV: 'Production' }, 'CAMPAVIA_ENV is "Production"'],
  [{ ...url, CAMPAVIA_ENV: 'staging', CAMPAVIA_SANDBOX: 'allow' }, 'CAMPAVIA_ENV is "staging"'],
  [{ ...url, API_PORT: 'http' }, 'API_PORT'],
  [{ ...url, API_PORT: '70000' }, 'API_PORT'],
  [{ ...url, RATE_LIMITS: 'redis' }, 'RATE_LIMITS'],
  [{ ...url, CAMPAVIA_CAMPERS: '-3' }, 'CAMPAVIA_CAMPERS'],
  [{ ...url, API_JOBS: 'nowhere' }, 'API_JOBS'],
  [{ ...url, API_MAX_REQUESTS: '0' }, 'API_MAX_REQUESTS'],
  [{ ...url, API_DRAIN_SECONDS: '-1' }, 'API_DRAIN_SECONDS'],
  [{ ...url, DATABASE_REPLICA_MAX_LAG_SECONDS: 'never' }, 'DATABASE_REPLICA_MAX_LAG_SECONDS'],
  [{ ...url, CAMPAVIA_NOW: 'tomorrow' }, 'CAMPAVIA_NOW'],
  [{ ...url, CAMPAVIA_SITE_URL: 'campavia.example' }, 'CAMPAVIA_SITE_URL'],
  [{ ...url, COMPANY_ADDRESS: 'Campavia Ltd\nBcc: everybody' }, 'COMPANY_ADDRESS'],
  [{ ...url, SUPPORT_EMAIL: 'Campavia <help@example.com>' }, 'SUPPORT_EMAIL'],
  [{ ...url, COMPANY_ADDRESS: 'x'.repeat(201) }, 'COMPANY_ADDRESS'],
  [{ ...url, COMPANY_VAT_NUMBER: 'none' }, 'COMPANY_VAT_NUMBER'],
  [{ ...url, CAMPAVIA_ENV: 'production' }, 'CAMPAVIA_SITE_URL is missing'],
  [{ ...url, CAMPAVIA_ENV: 'production', CAMPAVIA_SITE_URL: '' }, 'CAMPAVIA_SITE_URL is missing'],
  [{ ...url, CAMPAVIA_DEMO: '1', CAMPAVIA_ENV: 'production' }, 'CAMPAVIA_DEMO'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readSettings(env)).toThrow(name);
});

test('one server does everything unless jobs run elsewhere', () => {
  expect(readSettings(url).server).toEqual({
    runsJobs: true,
    maxRequests: 2000,
    drainMs: 0,
    replicaUrl: undefined,
    replicaMaxLagMs: 10_000,
  });
  const several = {
    API_JOBS: 'elsewhere',
    API_DRAIN_SECONDS: '5',
    DATABASE_REPLICA_URL: 'postgres://replica/campavia',
  };
  expect(readSettings({ ...url, ...several }).server).toMatchObject({
    runsJobs: false,
    drainMs: 5000,
    replicaUrl: 'postgres://replica/campavia',
  });
});

test('attempts are counted in memory unless servers share them in the database', () => {
  expect(readSettings(url).rateLimits).toBe('memory');
  expect(readSettings({ ...url, RATE_LIMITS: 'database' }).rateLimits).toBe('database');
});

test('outside parties are simulated in production only when that is explicitly allowed', () => {
  const production = { ...url, CAMPAVIA_ENV: 'production', CAMPAVIA_SITE_URL: 'https://campavia.example' };
  expect(readSettings(url).isSandbox).toBe(true);
  expect(readSettings(production).isSandbox).toBe(false);
  expect(readSettings({ ...production, CAMPAVIA_SANDBOX: 'allow' }).isSandbox).toBe(true);
});

test('e-mails name the configured company, and in the sandbox an invented one', () => {
  expect(readSettings(url).companyAddress).toMatch(/^Campavia Ltd, /);
  expect(readSettings({ ...url, COMPANY_ADDRESS: ' Camper SA, Lyon ' }).companyAddress).toBe(
    'Camper SA, Lyon',
  );
  const production = { ...url, CAMPAVIA_ENV: 'production', CAMPAVIA_SITE_URL: 'https://campavia.example' };
  expect(readSettings(production).companyAddress).toBeUndefined();
});

test('mailed links lead to the site, on any port', () => {
  expect(readSettings(url).siteUrl).toBe('http://localhost:4300');
  expect(readSettings({ ...url, PORT: '5000' }).siteUrl).toBe('http://localhost:5000');
  expect(readSettings({ ...url, CAMPAVIA_SITE_URL: 'https://campavia.example/' }).siteUrl).toBe(
    'https://campavia.example',
  );
});

test('a configured clock starts there and runs on', () => {
  const { startsAtMs } = readSettings({ ...url, CAMPAVIA_NOW: '2027-08-01T23:30:00Z' });
  const clock = createClock(startsAtMs);
  expect(clock.now().getTime() - Number(startsAtMs)).toBeLessThan(1000);
  expect(clock.today()).toBe('2027-08-02');
});
