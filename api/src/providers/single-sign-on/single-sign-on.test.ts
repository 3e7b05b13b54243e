import { settingsFor, startApplication, type Application } from '../../../test/application';
import { ASKED, chooseIdentity } from '../../../test/single-sign-on';
import { startStandardProvider } from '../../../test/standard-provider';
import { chooseSingleSignOn } from './choose-single-sign-on';
import { createOpenIdSignOn } from './open-id-sign-on';
import { readIdentity } from './read-identity';
import type { SingleSignOn } from './single-sign-on';

const LENA = { email: 'lena@example.org', email_verified: true, given_name: 'Lena', family_name: 'Vos' };

/** Codes of the fake provider and their results. */
const BEHAVIOURS = {
  lena: { claims: LENA },
  unverified: { claims: { ...LENA, email_verified: false } },
  'by-userinfo': {
    userinfo: { email: 'lena@example.org', email_verified: 'true', name: 'Lena van der Vos' },
  },
  'another-nonce': { claims: { ...LENA, nonce: 'nonce-2' } },
  'another-client': { claims: { ...LENA, aud: 'somebody-else' } },
  'another-issuer': { claims: { ...LENA, iss: 'https://evil.test' } },
  'too-old': { claims: { ...LENA, exp: 1_700_000_000 } },
  forged: { claims: LENA, isForged: true },
  nobody: {},
  broken: { answer: [500, 'Internal Server Error'] },
  strange: { answer: [200, '<html>'] },
  misconfigured: { answer: [401, '{"error":"invalid_client"}'] },
} satisfies Parameters<typeof startStandardProvider>[0];

let provider: Awaited<ReturnType<typeof startStandardProvider>>;
let api: Application;

beforeAll(async () => {
  provider = await startStandardProvider(BEHAVIOURS);
  api = await startApplication();
});
afterAll(async () => {
  await provider.close();
  await api.close();
});

const standard = () =>
  createOpenIdSignOn({ issuer: provider.issuer, clientId: 'campavia', clientSecret: 'secret-1' });
const sandbox = () => chooseSingleSignOn(settingsFor(api.databaseUrl, api.home), api.app);
const identify = (signOn: SingleSignOn, code: string) => signOn.identify({ ...ASKED, code });

async function sandboxCode(email_verified: string): Promise<string> {
  const { searchParams } = await chooseIdentity(api.app, { ...LENA, email_verified });
  return searchParams.get('code') ?? '';
}

const providers: [string, () => SingleSignOn, Record<'verified' | 'unverified', () => Promise<string>>][] = [
  [
    'a provider by the standard',
    standard,
    { verified: async () => 'lena', unverified: async () => 'unverified' },
  ],
  [
    'the sandbox',
    () => sandbox() as SingleSignOn,
    { verified: () => sandboxCode('on'), unverified: () => sandboxCode('off') },
  ],
];

describe.each(providers)('%s', (_, provider, codes) => {
  test('returns the authorization endpoint', async () => {
    const { authorize_url, client_id } = await provider().address();
    expect(authorize_url).toMatch(/^http:.+\/authorize$/);
    expect(client_id).toMatch(/^campavia/);
  });

  test('returns the identity of a code', async () => {
    const person = await identify(provider(), await codes.verified());
    expect(person).toMatchObject({
      email: 'lena@example.org',
      isEmailVerified: true,
      firstName: 'Lena',
      lastName: 'Vos',
    });
    expect(person.issuer).toMatch(/^http:/);
    expect(person.subject).not.toBe('');
  });

  test('reports an unverified address', async () => {
    expect((await identify(provider(), await codes.unverified())).isEmailVerified).toBe(false);
  });

  test('refuses an unknown code', async () => {
    await expect(identify(provider(), 'guess')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('refuses a code requested with another nonce', async () => {
    const asked = provider().identify({ ...ASKED, nonce: 'nonce-3', code: await codes.verified() });
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('of a provider', () => {
  test('the address may come from its userinfo endpoint, and booleans as text', async () => {
    const person = await identify(standard(), 'by-userinfo');
    expect(person).toMatchObject({ isEmailVerified: true, firstName: 'Lena', lastName: 'van der Vos' });
  });

  test('the code is sent to it with the verifier and the secret, and nowhere else', async () => {
    provider.asked.length = 0;
    await identify(standard(), 'lena');
    const { body } = provider.asked.find(({ path }) => path === '/realm/token') ?? {};
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'lena',
      code_verifier: ASKED.codeVerifier,
      redirect_uri: ASKED.redirectUri,
      client_id: 'campavia',
      client_secret: 'secret-1',
    });
  });

  test.each(['another-nonce', 'another-client', 'another-issuer', 'too-old', 'nobody'])(
    'an ID token with %s is refused',
    async (code) => {
      await expect(identify(standard(), code)).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  test('a forged ID token is refused', async () => {
    await expect(identify(standard(), 'forged')).rejects.toThrow('No identity');
  });

  test.each(['broken', 'strange', 'misconfigured'])('an answer that is %s is invalid', async (code) => {
    await expect(identify(standard(), code)).rejects.toMatchObject({ kind: 'away' });
  });

  test('an unreachable provider is unavailable, and called again only after a while', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      throw new TypeError('fetch failed');
    };
    const signOn = createOpenIdSignOn({ issuer: 'https://login.example.com', clientId: 'web' }, { fetch });
    for (let nth = 0; nth < 3; nth += 1) {
      await expect(signOn.address()).rejects.toMatchObject({ kind: 'away' });
    }
    expect(calls).toBe(1);
  });
});

test.each([{ sub: '1' }, { sub: '1', email: 7 }, { sub: '1', email: '' }])(
  'claims without an address (%j) are refused',
  (claims) => {
    expect(() => readIdentity(claims, 'https://login.example.com')).toThrow('refused');
  },
);
