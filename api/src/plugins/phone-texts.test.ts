import { startApplication, type Application } from '../../test/application';
import { call, signIn } from '../../test/users';

let api: Application;
let token: string;

beforeAll(async () => {
  api = await startApplication();
  token = (await signIn(api.app, 'guest@campavia.test')).access_token;
});
afterAll(() => api.close());

test.each([
  ['en-IE', '+353 '],
  ['en-GB', '+44 '],
  ['fr-BE', '+32 '],
  ['de-CH', '+41 '],
  ['ca-ES', '+34 '],
])('an invalid phone number is rejected in %s with an example of the country', async (tag, code) => {
  const headers = { 'accept-language': tag };
  const { status, body } = await call(api.app, 'PATCH /3/users/me/', {
    token,
    headers,
    body: { phone: '12' },
  });
  expect([status, body.phone[0]]).toEqual([400, expect.stringContaining(code)]);
  expect(body.phone[0]).not.toContain('{');
});
