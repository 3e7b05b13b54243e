import { readOutsideSettings } from './outside-settings';

const SANDBOX = { isSandbox: true, isProduction: false };
const REAL = { isSandbox: false, isProduction: true };

test('by default the sandbox simulates outside parties', () => {
  expect(readOutsideSettings({}, SANDBOX)).toEqual({
    routing: { sister_platform: '/sandbox/sister-platform', chat_assistant: '/sandbox/assistant' },
    trustedShopId: 'sandbox',
    addressSearch: 'sandbox',
    crm: 'sandbox',
    mailingList: 'sandbox',
    chatAssistantId: 'sandbox',
    singleSignOn: 'sandbox',
    sisterListings: 'sandbox',
    sisterRedirects: 'sandbox',
    notifications: {},
    payments: { provider: 'sandbox', url: 'http://127.0.0.1:4302', secret: expect.stringMatching(/^.{64}$/) },
  });
});

test('production has no simulated parties', () => {
  expect(readOutsideSettings({}, REAL)).toEqual({ routing: {}, notifications: {} });
  expect(() => readOutsideSettings({ TRUSTED_SHOP_ID: 'sandbox' }, REAL)).toThrow('TRUSTED_SHOP_ID');
});

test('staff and chat assistant are configured by the deployment', () => {
  const env = { BACK_OFFICE_URL: 'https://office.campavia.test/', CHAT_ASSISTANT_ID: 'shop-7' };
  expect(readOutsideSettings(env, REAL)).toMatchObject({
    backOfficeUrl: 'https://office.campavia.test',
    chatAssistantId: 'shop-7',
  });
});

test.each([
  [{ BACK_OFFICE_URL: 'javascript:alert(1)' }, 'BACK_OFFICE_URL'],
  [{ BACK_OFFICE_URL: 'office' }, 'BACK_OFFICE_URL'],
  [{ CHAT_ASSISTANT_ID: '"><script>' }, 'CHAT_ASSISTANT_ID'],
  [{ SINGLE_SIGN_ON_ISSUER: 'login' }, 'SINGLE_SIGN_ON_ISSUER'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readOutsideSettings(env, SANDBOX)).toThrow(name);
});

test('links are configured by the deployment', () => {
  const routing = { blog: 'https://blog.campavia.test/{language}', sign_in: '/sign-in' };
  expect(readOutsideSettings({ ROUTING: JSON.stringify(routing) }, SANDBOX)).toMatchObject({
    routing,
  });
});

test('an invalid link is refused by its name', () => {
  const ROUTING = '{"blog":"/blog","press":"//evil.test"}';
  expect(() => readOutsideSettings({ ROUTING }, SANDBOX)).toThrow('ROUTING: press must begin with');
});

test.each([
  '[',
  '4',
  '["https://a.test"]',
  '{"blog":"javascript:alert(1)"}',
  '{"blog":"//evil.test"}',
  '{"n":4}',
])('ROUTING=%s is refused', (json) => {
  expect(() => readOutsideSettings({ ROUTING: json }, SANDBOX)).toThrow('ROUTING');
});
