/** @jest-environment node */
import { readSettings } from './settings';

const NEEDED = { DATABASE_URL: 'postgres://database' };

describe('readSettings', () => {
  it('needs nothing but a database', () => {
    expect(readSettings(NEEDED)).toMatchObject({
      port: 4300,
      channel: 'production',
      registryUrl: 'postgres://database',
    });
  });

  it('shows staging on a host of its own, but not in production', () => {
    expect(readSettings(NEEDED).channelHosts).toEqual(new Map([['staging.localhost', 'staging']]));
    expect(readSettings({ ...NEEDED, CAMPAVIA_ENV: 'production' }).channelHosts).toEqual(new Map());
    expect(
      readSettings({ ...NEEDED, CHANNEL_HOSTS: 'qa=QA.example, staging=s.example' }).channelHosts,
    ).toEqual(
      new Map([
        ['qa.example', 'qa'],
        ['s.example', 'staging'],
      ]),
    );
  });

  it('believes the word of an edge alone where one is named', () => {
    expect(readSettings(NEEDED).trustedProxies).toEqual(['loopback', 'uniquelocal']);
    expect(readSettings({ ...NEEDED, TRUSTED_PROXIES: '10.1.0.0/16, ::1' }).trustedProxies).toEqual([
      '10.1.0.0/16',
      '::1',
    ]);
  });

  it('needs no database for a replay', () => {
    expect(readSettings({ REPLAY_STATE: '/tmp/state.json' })).toMatchObject({
      registryUrl: undefined,
      replayFile: '/tmp/state.json',
    });
  });

  it.each([
    ['DATABASE_URL', {}],
    ['PORT', { ...NEEDED, PORT: 'many' }],
    ['CHANNEL_HOSTS', { ...NEEDED, CHANNEL_HOSTS: 'staging' }],
    ['CAMPAVIA_CHANNEL', { ...NEEDED, CAMPAVIA_CHANNEL: 'My Channel' }],
    ['RELEASE_ORIGINS', { ...NEEDED, RELEASE_ORIGINS: 'files.example' }],
    ['TRUSTED_PROXIES', { ...NEEDED, TRUSTED_PROXIES: 'everybody' }],
    ['RELEASE_ORIGINS', { ...NEEDED, RELEASE_ORIGINS: 'https://files.example/x' }],
    ['ERROR_REPORTING_DSN', { ...NEEDED, ERROR_REPORTING_DSN: 'https://errors.example/4' }],
    ['SITE_SECRET', { ...NEEDED, SITE_SECRET: 'short' }],
  ])('says that %s cannot be used', (name, env) => {
    expect(() => readSettings(env)).toThrow(name);
  });
});
