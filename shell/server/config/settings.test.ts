/** @jest-environment node */
import { readSettings } from './settings';

const SITE_URL = 'https://campavia.example';
const NEEDED = { DATABASE_URL: 'postgres://database', CAMPAVIA_ENV: 'development' };

describe('readSettings', () => {
  it('requires only a database', () => {
    expect(readSettings(NEEDED)).toMatchObject({
      port: 4300,
      channel: 'production',
      registryUrl: 'postgres://database',
    });
  });

  it('serves staging on its own host, but not in production', () => {
    expect(readSettings(NEEDED).channelHosts).toEqual(new Map([['staging.localhost', 'staging']]));
    const production = { ...NEEDED, CAMPAVIA_ENV: 'production', CAMPAVIA_SITE_URL: SITE_URL };
    expect(readSettings(production).channelHosts).toEqual(new Map());
    expect(
      readSettings({ ...NEEDED, CHANNEL_HOSTS: 'qa=QA.example, staging=s.example' }).channelHosts,
    ).toEqual(
      new Map([
        ['qa.example', 'qa'],
        ['s.example', 'staging'],
      ]),
    );
  });

  it('trusts only the configured proxies', () => {
    expect(readSettings(NEEDED).trustedProxies).toEqual([]);
    expect(readSettings({ ...NEEDED, TRUSTED_PROXIES: '10.1.0.0/16, ::1' }).trustedProxies).toEqual([
      '10.1.0.0/16',
      '::1',
    ]);
  });

  it('renders every page on the server, except those of the configured parts', () => {
    expect(readSettings(NEEDED).clientRendered).toEqual([]);
    const named = { ...NEEDED, CLIENT_RENDERED: 'mf-search, *@staging' };
    expect(readSettings(named).clientRendered).toEqual(['mf-search', '*@staging']);
    expect(() => readSettings({ ...NEEDED, CLIENT_RENDERED: 'mf-search@' })).toThrow(
      '"mf-search@" is not a part',
    );
  });

  it('caches documents of its own host if that host is known, in 64 MB', () => {
    expect(readSettings(NEEDED)).toMatchObject({ siteHost: undefined, documentCacheMb: 64, isHttps: false });
    const named = { ...NEEDED, CAMPAVIA_SITE_URL: 'https://Campavia.example:8443', DOCUMENT_CACHE_MB: '0' };
    expect(readSettings(named)).toMatchObject({
      siteHost: 'campavia.example:8443',
      documentCacheMb: 0,
      isHttps: true,
    });
  });

  it('reads the origins of a card vault; none by default', () => {
    expect(readSettings(NEEDED).cardVaultOrigins).toEqual([]);
    const CARD_VAULT_ORIGINS = 'https://vault.example, https://pci.vault.example:8443/,http://127.0.0.1:4500';
    expect(readSettings({ ...NEEDED, CARD_VAULT_ORIGINS }).cardVaultOrigins).toEqual([
      'https://vault.example',
      'https://pci.vault.example:8443',
      'http://127.0.0.1:4500',
    ]);
  });

  it.each([
    'vault.example',
    'https://vault.example/getToken',
    'http://vault.example',
    'https://*.vault.example',
    "https://vault.example;script-src'unsafe-inline'",
    'https:',
    '*',
  ])('does not send cards to %s', (CARD_VAULT_ORIGINS) => {
    expect(() => readSettings({ ...NEEDED, CARD_VAULT_ORIGINS })).toThrow('CARD_VAULT_ORIGINS');
  });

  it('derives from its address whether visitors use https', () => {
    const isHttps = (CAMPAVIA_SITE_URL: string) => readSettings({ ...NEEDED, CAMPAVIA_SITE_URL }).isHttps;
    expect(['', 'http://localhost:4300', 'https://campavia.example'].map(isHttps)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([undefined, ''])(
    'does not start in production without a valid site address: %j',
    (CAMPAVIA_SITE_URL) => {
      const production = { ...NEEDED, CAMPAVIA_ENV: 'production' };
      expect(() => readSettings({ ...production, CAMPAVIA_SITE_URL })).toThrow(
        /^CAMPAVIA_SITE_URL is missing with CAMPAVIA_ENV=production: .*https:/,
      );
      expect(readSettings({ ...production, CAMPAVIA_SITE_URL: SITE_URL }).isHttps).toBe(true);
      for (const CAMPAVIA_ENV of ['development', 'test'])
        expect(readSettings({ ...NEEDED, CAMPAVIA_ENV, CAMPAVIA_SITE_URL }).isHttps).toBe(false);
    },
  );

  it('isolates server parts as far as the machine allows, unless full isolation is required', () => {
    const isolation = (DOCUMENT_ISOLATION?: string) =>
      readSettings({ ...NEEDED, DOCUMENT_ISOLATION }).documentIsolation;
    expect([undefined, '', 'available', 'required'].map(isolation)).toEqual([
      'available',
      'available',
      'available',
      'required',
    ]);
  });

  it('needs no database for a replay', () => {
    expect(readSettings({ CAMPAVIA_ENV: 'test', REPLAY_STATE: '/tmp/state.json' })).toMatchObject({
      registryUrl: undefined,
      replayFile: '/tmp/state.json',
    });
  });

  it.each([
    ['DATABASE_URL', { CAMPAVIA_ENV: 'test' }],
    ['CAMPAVIA_ENV is missing', { ...NEEDED, CAMPAVIA_ENV: undefined }],
    ['CAMPAVIA_ENV is missing', { ...NEEDED, CAMPAVIA_ENV: '' }],
    ['CAMPAVIA_ENV is "prod"', { ...NEEDED, CAMPAVIA_ENV: 'prod' }],
    ['PORT', { ...NEEDED, PORT: 'many' }],
    ['DOCUMENT_ISOLATION is "strict"', { ...NEEDED, DOCUMENT_ISOLATION: 'strict' }],
    ['CHANNEL_HOSTS', { ...NEEDED, CHANNEL_HOSTS: 'staging' }],
    ['CAMPAVIA_CHANNEL', { ...NEEDED, CAMPAVIA_CHANNEL: 'My Channel' }],
    ['RELEASE_ORIGINS', { ...NEEDED, RELEASE_ORIGINS: 'files.example' }],
    ['TRUSTED_PROXIES', { ...NEEDED, TRUSTED_PROXIES: 'everybody' }],
    ['TRUSTED_PROXIES', { ...NEEDED, TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['CAMPAVIA_SITE_URL', { ...NEEDED, CAMPAVIA_SITE_URL: 'campavia.example' }],
    ['RELEASE_ORIGINS', { ...NEEDED, RELEASE_ORIGINS: 'https://files.example/x' }],
    ['ERROR_REPORTING_DSN', { ...NEEDED, ERROR_REPORTING_DSN: 'https://errors.example/4' }],
    ['SITE_SECRET', { ...NEEDED, SITE_SECRET: 'short' }],
  ])('rejects %s', (name, env) => {
    expect(() => readSettings(env)).toThrow(name);
  });
});
