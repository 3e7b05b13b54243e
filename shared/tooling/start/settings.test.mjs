import { apiEnvironment, readSettings, requireNode, serviceEnvironment } from './settings.mjs';

describe('settings', () => {
  it('has the fixed ports by default', () => {
    expect(readSettings({})).toMatchObject({ port: 4300, apiPort: 4301, pspPort: 4302 });
  });

  it.each(['abc', '0', '65536', '4300.5'])('rejects %s as a port', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} is not a port`);
  });

  it('rejects a port that no browser opens', () => {
    expect(() => readSettings({ PORT: '6000' })).toThrow('PORT=6000 is a port that browsers refuse');
  });

  it('rejects the same port for both', () => {
    expect(() => readSettings({ PORT: '4301' })).toThrow('both 4301');
  });

  it("puts the payment sandbox on the port after the api's, and rejects a port that is in use", () => {
    expect(readSettings({ PORT: '4400', API_PORT: '4401' }).pspPort).toBe(4402);
    expect(readSettings({ PORT: '4402', API_PORT: '4401' }).pspPort).toBe(4403);
    expect(() => readSettings({ PSP_PORT: '4301' })).toThrow('PSP_PORT is 4301');
  });

  it.each([{ CAMPAVIA_ENV: 'production' }, { PAYMENTS: 'mangopay' }])(
    'simulates no payments with %j',
    (env) => {
      const settings = readSettings(env);
      expect(settings.pspPort).toBeUndefined();
      expect(serviceEnvironment(settings, 'postgres://x', {})).not.toHaveProperty('PSP_URL');
    },
  );

  it('gives the api and the payment sandbox one secret, a new one each time', () => {
    const secrets = [1, 2].map(() => serviceEnvironment(readSettings({}), 'postgres://x', {}).PSP_SECRET);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it('uses the public address of the site for links in e-mails', () => {
    const settings = readSettings({});
    expect(serviceEnvironment(settings, 'postgres://x', {})).not.toHaveProperty('CAMPAVIA_SITE_URL');
    const behind = { ...settings, port: 50123, siteUrl: 'http://localhost:4300' };
    const { PORT, CAMPAVIA_SITE_URL } = serviceEnvironment(behind, 'postgres://x', {});
    expect({ PORT, CAMPAVIA_SITE_URL }).toEqual({
      PORT: '50123',
      CAMPAVIA_SITE_URL: 'http://localhost:4300',
    });
  });

  it.each([
    [{}, false],
    [{ CAMPAVIA_DATA: 'throwaway' }, true],
    [{ CAMPAVIA_DATA: 'throwaway', CAMPAVIA_ENV: 'production' }, false],
  ])('with %j, data may be lost in a power failure: %s', (env, isThrowaway) => {
    expect(readSettings(env).isThrowaway).toBe(isThrowaway);
  });

  it.each(['18.20.0', '20.18.9'])('rejects Node %s', (version) => {
    expect(() => requireNode(version)).toThrow('Node 20.19 or newer is needed');
  });

  it.each(['20.19.0', '22.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(requireNode(version)).toBe(version);
  });

  it.each(['prod', 'Production', 'staging', ''])('rejects CAMPAVIA_ENV=%s', (CAMPAVIA_ENV) => {
    expect(() => readSettings({ CAMPAVIA_ENV })).toThrow(`CAMPAVIA_ENV is "${CAMPAVIA_ENV}"`);
  });

  it('passes their addresses to site, api and sandbox', () => {
    const reported = (env) => serviceEnvironment(readSettings(env), 'postgres://x', env).CAMPAVIA_ENV;
    expect([{}, { CAMPAVIA_ENV: 'test' }, { CAMPAVIA_ENV: 'production' }].map(reported)).toEqual([
      'development',
      'test',
      'production',
    ]);
  });

  it('loads the demo, but never in production', () => {
    const demo = serviceEnvironment(readSettings({}), 'postgres://x', {});
    expect(demo.CAMPAVIA_DEMO).toBe('1');
    const production = serviceEnvironment(readSettings({ CAMPAVIA_ENV: 'production' }), 'postgres://x', {});
    expect(production.CAMPAVIA_DEMO).toBe('');
  });
});

test('gives the api as many threads for hashing as there are cores, by default', () => {
  expect(apiEnvironment({ PORT: '1' }, 8)).toMatchObject({ PORT: '1', UV_THREADPOOL_SIZE: '8' });
  expect(apiEnvironment({}, 1)).toMatchObject({ UV_THREADPOOL_SIZE: '2' });
  expect(apiEnvironment({ UV_THREADPOOL_SIZE: '6' }, 2)).toMatchObject({ UV_THREADPOOL_SIZE: '6' });
});

test('lets the api trust the site on this machine, independent of the proxies in front of the site', () => {
  const env = { TRUSTED_PROXIES: '10.0.0.1' };
  expect(apiEnvironment(env).TRUSTED_PROXIES).toBe('loopback');
  expect(serviceEnvironment(readSettings(env), 'postgres://x', env).TRUSTED_PROXIES).toBe('10.0.0.1');
});
