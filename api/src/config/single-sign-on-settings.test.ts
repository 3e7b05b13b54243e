import { readSingleSignOn } from './single-sign-on-settings';

const sandbox = { isSandbox: true, isProduction: false };
const allowed = { isSandbox: true, isProduction: true };
const real = { isSandbox: false, isProduction: true };
const provider = { SINGLE_SIGN_ON_ISSUER: 'https://login.example.com/real', SINGLE_SIGN_ON_CLIENT_ID: 'web' };

test('by default the sandbox simulates the provider, but not in production', () => {
  expect(readSingleSignOn({}, sandbox)).toBe('sandbox');
  expect(readSingleSignOn({}, real)).toBeUndefined();
  expect(readSingleSignOn({}, allowed)).toBeUndefined();
});

test('in production it has to be allowed explicitly', () => {
  const named = { SINGLE_SIGN_ON_ISSUER: 'sandbox' };
  expect(readSingleSignOn(named, allowed)).toBe('sandbox');
  expect(() => readSingleSignOn(named, real)).toThrow('SINGLE_SIGN_ON_ISSUER');
});

test('a deployment names its provider', () => {
  expect(readSingleSignOn(provider, real)).toEqual({
    issuer: 'https://login.example.com/real',
    clientId: 'web',
    clientSecret: undefined,
  });
});

test.each([
  [{ ...provider, SINGLE_SIGN_ON_CLIENT_ID: '' }, 'SINGLE_SIGN_ON_CLIENT_ID'],
  [{ ...provider, SINGLE_SIGN_ON_ISSUER: 'login.example.com' }, 'SINGLE_SIGN_ON_ISSUER'],
  [{ ...provider, SINGLE_SIGN_ON_ISSUER: 'http://login.example.com' }, 'SINGLE_SIGN_ON_ISSUER'],
  [{ ...provider, SINGLE_SIGN_ON_ISSUER: 'https://login.example.com/?a=1' }, 'SINGLE_SIGN_ON_ISSUER'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readSingleSignOn(env, real)).toThrow(name);
});
