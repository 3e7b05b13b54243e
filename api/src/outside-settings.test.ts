import { readOutsideSettings } from './outside-settings';

test('without a word the sandbox plays the world outside', () => {
  expect(readOutsideSettings({}, { isSandbox: true })).toEqual({
    routing: { sister_platform: '/sandbox/sister-platform' },
    trustedShopId: 'sandbox',
  });
});

test('in production nothing is made up', () => {
  expect(readOutsideSettings({}, { isSandbox: false })).toEqual({ routing: {}, trustedShopId: undefined });
  expect(() => readOutsideSettings({ TRUSTED_SHOP_ID: 'sandbox' }, { isSandbox: false })).toThrow(
    'TRUSTED_SHOP_ID',
  );
});

test('links lead where a deployment says', () => {
  const routing = { blog: 'https://blog.campavia.test/{language}', sign_in: '/sign-in' };
  expect(readOutsideSettings({ ROUTING: JSON.stringify(routing) }, { isSandbox: true })).toMatchObject({
    routing,
  });
});

test.each([
  '[',
  '4',
  '["https://a.test"]',
  '{"blog":"javascript:alert(1)"}',
  '{"blog":"//evil.test"}',
  '{"n":4}',
])('ROUTING=%s is refused', (json) => {
  expect(() => readOutsideSettings({ ROUTING: json }, { isSandbox: true })).toThrow('ROUTING');
});
