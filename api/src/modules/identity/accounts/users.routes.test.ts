import Value from 'typebox/value';

import { MeSchema, UserSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, aSignUp, requestTokens, call, later, mailedSecret, sentTo } from '../../../../test/users';

const DAY_MS = 86_400_000;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const signUp = (body: object, query = '') => call(api.app, `POST /3/users/${query}`, { body });
const confirm = (token: string, app = api.app) => call(app, 'POST /3/users/confirm/', { body: { token } });

describe('signing up', () => {
  test('creates an account and mails the link that confirms its address', async () => {
    const form = aSignUp({ locale: 'fr-be', phone: '+32 470 12 34 56', borned_on: '1990-02-28' });
    const { status, body } = await signUp(form);
    expect(status).toBe(201);
    expect(Value.Errors(MeSchema, body)).toEqual([]);
    expect(body).toMatchObject({ email_confirmed: false, is_owner: false, phone: '+32470123456' });
    const [mail] = await sentTo(api.app, form.email);
    expect(mail).toMatchObject({ kind: 'confirm_email', subject: 'Confirmez votre adresse e-mail' });
    expect(mail?.link).toMatch(/^http:\/\/localhost:4300\/fr-be\/go\/confirm-email\?token=[\w-]{43}$/);
    expect(mail?.body).toContain(mail?.link);
  });

  test('following the link confirms the address, once', async () => {
    const { email, token } = await aNewUser(api.app, {}, '');
    const secret = await mailedSecret(api.app, email);
    expect(await confirm(secret)).toMatchObject({ status: 200, body: { email } });
    expect((await call(api.app, 'GET /3/users/me/', { token })).body.email_confirmed).toBe(true);
    expect(await confirm(secret)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  test.each(['', 'guess', 'a'.repeat(43), '\0'])('an unknown link, %j, confirms nothing', async (secret) => {
    expect(await confirm(secret)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  test('a link expires after a week, and a new one can be requested', async () => {
    const { email, token } = await aNewUser(api.app, {}, '');
    const first = await mailedSecret(api.app, email);
    const nextWeek = await later(api, 7 * DAY_MS + 60_000);
    expect((await confirm(first, nextWeek)).body.code).toBe('link_invalid');
    await nextWeek.close();
    expect((await call(api.app, 'POST /3/users/me/confirmation/', { token })).status).toBe(204);
    expect((await confirm(first)).body.code).toBe('link_invalid');
    expect((await confirm(await mailedSecret(api.app, email))).status).toBe(200);
    expect(await call(api.app, 'POST /3/users/me/confirmation/', { token })).toMatchObject({
      status: 405,
      body: { code: 'email_confirmed_already' },
    });
  });

  test('links are mailed to one address five times an hour at most', async () => {
    const { email, token } = await aNewUser(api.app, {}, '');
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await call(api.app, 'POST /3/users/me/confirmation/', { token })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
    expect(await sentTo(api.app, email)).toHaveLength(5);
  });

  test('the sandbox confirms at once on demand, production does not', async () => {
    expect((await signUp(aSignUp(), '?confirmed=1')).body.email_confirmed).toBe(true);
    expect((await signUp(aSignUp(), '?confirmed=yes')).body).toHaveProperty('confirmed');
  });

  test.each([
    ['emoji', '🚐 Zoé 👩‍👩‍👧', '🇫🇷'],
    ['other scripts', '美咲', 'Иванова'],
    ['an apostrophe and spaces', '  Ana María ', "O'Brien-Σ"],
    ['markup', '<b>Bo</b>', '"; drop table app_user; --'],
  ])('takes names with %s', async (_, first_name, last_name) => {
    const { status, body } = await signUp(aSignUp({ first_name, last_name }));
    expect(status).toBe(201);
    expect([body.first_name, body.last_name]).toEqual([first_name.trim(), last_name]);
  });
});

describe('an invalid sign-up', () => {
  test.each([
    ['an address that is taken', { email: 'guest@campavia.test' }, 'email'],
    ['the same in capitals', { email: 'GUEST@campavia.test ' }, 'email'],
    ['no address', { email: '' }, 'email'],
    ['an address without a host', { email: 'guest@' }, 'email'],
    ['an address with a line break', { email: 'a@example.org\nbcc: b@example.org' }, 'email'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.org` }, 'email'],
    ['a short password', { password: '🚐🚐🚐' }, 'password'],
    ['a password everybody has', { password: 'Password123' }, 'password'],
    ['a password of one letter', { password: 'aaaaaaaaaa' }, 'password'],
    [
      'the address as password',
      { email: 'long.name@example.org', password: 'long.name@example.org' },
      'password',
    ],
    ['an endless password', { password: 'x'.repeat(129) }, 'password'],
    ['an empty name', { first_name: ' \u200b ' }, 'first_name'],
    ['a name with a NUL', { last_name: 'A\0B' }, 'last_name'],
    ['a name that turns the line around', { last_name: 'A\u202eB' }, 'last_name'],
    ['an endless name', { first_name: 'x'.repeat(81) }, 'first_name'],
    ['30 February', { borned_on: '1990-02-30' }, 'borned_on'],
    ['a birthday in the future', { borned_on: '2027-03-16' }, 'borned_on'],
    ['a birthday of another century', { borned_on: '1899-12-31' }, 'borned_on'],
    ['seventeen years', { borned_on: '2009-03-16' }, 'borned_on'],
    ['no date at all', { borned_on: 'yesterday' }, 'borned_on'],
    ['a phone without its country', { phone: '0612345678' }, 'phone'],
    ['words as phone', { phone: 'call me' }, 'phone'],
    ['a site that does not exist', { locale: 'xx' }, 'locale'],
    ['terms that were not accepted', { terms: false }, 'terms'],
    ['an address of another kind', { email: { $ne: null } }, 'email'],
  ])('%s is refused on its field', async (_, over, field) => {
    const { status, body } = await signUp({ ...aSignUp(), ...over });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect(body[field][0].length).toBeGreaterThan(8);
  });

  test('all errors are reported at once, in the language of the reader', async () => {
    const body = { ...aSignUp(), email: 'x', password: 'short', terms: false };
    const answer = await call(api.app, 'POST /3/users/', { body, headers: { 'accept-language': 'fr-FR' } });
    expect(answer.body).toEqual({
      email: ['Saisissez une adresse e-mail comme name@example.com.'],
      password: ['Utilisez au moins 8 caractères.'],
      terms: ['Veuillez accepter les conditions.'],
    });
  });

  test('of two sign-ups with one address at the same moment one is refused', async () => {
    const form = aSignUp();
    const answers = await Promise.all([signUp(form), signUp(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await sentTo(api.app, form.email)).toHaveLength(1);
  });

  test('rejects fields that would make a new user staff or confirmed', async () => {
    const form = { ...aSignUp(), is_staff: true, staff_role: 'support', email_confirmed: true, id: 1 };
    const { body } = await signUp(form);
    expect(body).toMatchObject({ is_staff: false, email_confirmed: false });
    expect(body.id).not.toBe(1);
  });

  test.each(['', '[]', 'null', '"x"', '{'])('%j is refused as a sign-up', async (payload) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/3/users/',
      headers: { 'x-api-key': 'campavia-web', 'content-type': 'application/json' },
      payload,
    });
    expect(statusCode).toBe(400);
  });
});

describe('the public profile of a user', () => {
  test('contains few fields', async () => {
    const { body } = await call(api.app, 'GET /3/users/2/');
    expect(Value.Errors(UserSchema, body)).toEqual([]);
    expect(Object.keys(body).sort()).toEqual(Object.keys(UserSchema.properties).sort());
    expect(body).toMatchObject({ first_name: 'Julien', is_owner: true, professional: false });
    expect((await call(api.app, 'GET /3/users/3/')).body.professional_type).toBe('BUSINESS');
  });

  test.each(['0', '99999999', '9'.repeat(30), 'abc', '1.5', '-1', '%00'])(
    'returns 404 for %s',
    async (id) => {
      expect(await call(api.app, `GET /3/users/${id}/`)).toMatchObject({
        status: 404,
        body: { code: 'user_not_found' },
      });
    },
  );
});

test('users with an unconfirmed address can still sign in', async () => {
  const { email, password } = await aNewUser(api.app, {}, '');
  expect((await requestTokens(api.app, email, password)).status).toBe(200);
});
