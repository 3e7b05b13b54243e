import Value from 'typebox/value';

import { AccountDeletionSchema, AccountInUseSchema, MeSchema } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../../test/bookings';
import { aNewUser, requestTokens, call, mailedSecret, sentTo, signIn } from '../../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const change = (token: string, body: object) => call(api.app, 'PATCH /3/users/me/', { token, body });
const confirm = (token: string) => call(api.app, 'POST /3/users/confirm/', { body: { token } });
const me = async (token: string) => (await call(api.app, 'GET /3/users/me/', { token })).body;

describe('oneself', () => {
  test.each([
    ['guest', { is_owner: false, camper_count: 0, is_staff: false, phone_certified: true }],
    ['owner', { is_owner: true, camper_count: 3, professional: false }],
    ['solo', { is_owner: true, camper_count: 1 }],
    ['pro', { is_owner: true, camper_count: 8, professional: true, professional_type: 'BUSINESS' }],
    ['staff', { is_owner: false, is_staff: true }],
    ['new', { is_owner: false, phone: null, phone_certified: false, booking_as_owner: 0 }],
  ])('%s has the documented data of the demo', async (name, expected) => {
    const { access_token } = await signIn(api.app, `${name}@campavia.test`);
    const body = await me(access_token);
    expect(Value.Errors(MeSchema, body)).toEqual([]);
    expect(body).toMatchObject({ ...expected, email_confirmed: true, is_active: true, actor: null });
  });

  test.each(['GET', 'PATCH', 'DELETE'] as const)('%s needs a signed-in user', async (verb) => {
    const body = verb === 'PATCH' ? {} : undefined;
    expect(await call(api.app, `${verb} /3/users/me/`, { body })).toMatchObject({
      status: 401,
      body: { code: 'sign_in_needed' },
    });
  });

  test('changes the profile fields that are sent, and no others', async () => {
    const { token, last_name } = await aNewUser(api.app);
    const { status, body } = await change(token, {
      first_name: ' Núria 🚐',
      borned_on: '1980-02-29',
      locale: 'es',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Núria 🚐', last_name, borned_on: '1980-02-29', locale: 'es' });
    expect((await change(token, { borned_on: null })).body.borned_on).toBeNull();
    expect((await change(token, {})).status).toBe(200);
  });

  test('contains the state of the documents and the number of past and upcoming trips', async () => {
    const { token, me: newUser } = await aNewUser(api.app);
    expect(newUser).toMatchObject({ documents: [], booking_as_guest: 0 });
    const set = await call(api.app, `GET /3/docs/guest/${newUser.id}/`, { token });
    const { id, document_type } = set.body.results[0];
    const expired = { status: 'validated' as const, expiration_date: plainDate('2027-03-14') };
    await api.database.updateTable('document').set(expired).where('id', '=', id).execute();
    const participants = { ...(await participantsOf(api.database)), guestId: newUser.id };
    for (const state of ['TO_COME', 'CANCELLED_GUEST'] as const) {
      await storeBooking(api.database, aBooking(participants, { state }));
    }
    const body = await me(token);
    expect(Value.Errors(MeSchema, body)).toEqual([]);
    expect(body.documents).toHaveLength(set.body.count);
    expect(body.documents[0]).toEqual({ id, document_type, status: 'expired' });
    expect(body.booking_as_guest).toBe(1);
  });

  test('a changed phone number must be certified again', async () => {
    const { access_token } = await signIn(api.app, 'solo@campavia.test');
    expect((await change(access_token, { phone: '+33 6 12 34 56 04' })).body.phone_certified).toBe(true);
    expect((await change(access_token, { phone: '0033 (6) 12-34-56-99' })).body).toMatchObject({
      phone: '+33612345699',
      phone_certified: false,
    });
  });

  test.each([
    [{ first_name: '' }, 'first_name'],
    [{ borned_on: '2027-02-29' }, 'borned_on'],
    [{ borned_on: '2020-01-01' }, 'borned_on'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'owner@campavia.test', password: 'campavia' }, 'email'],
    [{ email: 'mine@example.org' }, 'password'],
    [{ email: 'mine@example.org', password: 'Campavia' }, 'password'],
    [{ email: 'nonsense' }, 'email'],
    [{ locale: 'tlh' }, 'locale'],
  ])('%j is refused on its field, and nothing is changed', async (body, field) => {
    const { access_token } = await signIn(api.app, 'guest@campavia.test');
    const before = await me(access_token);
    const answer = await change(access_token, { last_name: 'Nobody', ...body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    expect(await me(access_token)).toEqual(before);
  });

  test('users cannot give themselves a role', async () => {
    const { token } = await aNewUser(api.app);
    const { body } = await change(token, {
      is_staff: true,
      staff_role: 'support',
      professional_type: 'BUSINESS',
    });
    expect(body).toMatchObject({ is_staff: false, professional: false });
  });
});

test('users set their own residence and languages', async () => {
  const { token } = await aNewUser(api.app);
  const home = { street: ' 14 Sea Road ', zipcode: 'H91 X2F6', city: 'Galway', country: 'IE' };
  const { body } = await change(token, { ...home, languages_spoken: ['en', 'fr', 'en'] });
  expect(body).toMatchObject({ ...home, street: '14 Sea Road', languages_spoken: ['en', 'fr'] });
  expect((await change(token, { street: '', zipcode: null })).body).toMatchObject({
    street: null,
    zipcode: null,
    city: 'Galway',
  });
  const wrong = { country: 'XX', languages_spoken: ['qq'], city: 'a\u202eb' };
  const refused = await change(token, wrong);
  expect([refused.status, Object.keys(refused.body).sort()]).toEqual([
    400,
    ['city', 'country', 'languages_spoken'],
  ]);
});

describe('another address', () => {
  test('takes effect once its link is followed, and the old address is notified', async () => {
    const { token, email, password } = await aNewUser(api.app);
    const wanted = `new.${email}`;
    expect((await change(token, { email: wanted, password })).body).toMatchObject({
      email,
      pending_email: wanted,
    });
    expect((await sentTo(api.app, email)).map(({ kind }) => kind)).toEqual(['email_changes']);
    expect((await requestTokens(api.app, wanted, password)).status).toBe(400);
    expect((await confirm(await mailedSecret(api.app, wanted))).status).toBe(200);
    expect(await me(token)).toMatchObject({ email: wanted, pending_email: null, email_confirmed: true });
    expect((await requestTokens(api.app, wanted, password)).status).toBe(200);
    expect((await requestTokens(api.app, email, password, '203.0.113.9')).status).toBe(400);
  });

  test('an address that another user has taken meanwhile is rejected when the link is opened', async () => {
    const { token, email, password } = await aNewUser(api.app);
    const wanted = `soon.${email}`;
    await change(token, { email: wanted, password });
    const secret = await mailedSecret(api.app, wanted);
    await aNewUser(api.app, { email: wanted });
    expect(await confirm(secret)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
    expect((await me(token)).email).toBe(email);
  });

  test('is discarded with its link when the user keeps the old one', async () => {
    const { token, email, password } = await aNewUser(api.app);
    await change(token, { email: `other.${email}`, password });
    const secret = await mailedSecret(api.app, `other.${email}`);
    expect((await change(token, { email })).body.pending_email).toBeNull();
    expect((await confirm(secret)).body.code).toBe('link_invalid');
  });
});

describe('leaving', () => {
  test('removes personal data, ends every session and frees the address', async () => {
    const { token, email, me: before, ...form } = await aNewUser(api.app);
    const { access_token } = await signIn(api.app, email, form.password);
    expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
    expect((await call(api.app, 'GET /3/users/me/', { token: access_token })).status).toBe(401);
    expect((await call(api.app, `GET /3/users/${before.id}/`)).status).toBe(404);
    expect((await requestTokens(api.app, email, form.password)).status).toBe(400);
    expect((await sentTo(api.app, email))[0]?.kind).toBe('account_deleted');
    const row = await api.database.selectFrom('app_user').selectAll().where('id', '=', before.id).execute();
    expect(JSON.stringify(row)).not.toMatch(/Marta|Solé|example\.org/);
    expect((await aNewUser(api.app, { email })).me.id).not.toBe(before.id);
  });

  test('is refused while trips are upcoming, which are named', async () => {
    const { access_token } = await signIn(api.app, 'pro@campavia.test');
    const [camper] = await api.database.selectFrom('camper').select('id').where('owner_id', '=', 3).execute();
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', Number(camper?.id)).execute();
    await api.database
      .insertInto('calendar_block')
      .values({ camper_id: Number(camper?.id), during: '[2031-05-01,2031-05-09]', kind: 'booking' })
      .execute();
    const { status, body } = await call(api.app, 'DELETE /3/users/me/', { token: access_token });
    expect(status).toBe(409);
    expect(Value.Errors(AccountInUseSchema, body)).toEqual([]);
    expect(body.trips).toContainEqual({ camper: camper?.id, date_from: '2031-05-01', date_to: '2031-05-09' });
    expect((await me(access_token)).email).toBe('pro@campavia.test');
  });

  test('is rejected for a guest with a paid trip, until it is over', async () => {
    const { token, me: newUser } = await aNewUser(api.app);
    const participants = { ...(await participantsOf(api.database)), guestId: newUser.id };
    const { id } = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    const { status, body } = await call(api.app, 'DELETE /3/users/me/', { token });
    expect([status, Value.Errors(AccountInUseSchema, body)]).toEqual([409, []]);
    expect(body.trips).toEqual([
      { camper: participants.camperId, date_from: '2027-07-05', date_to: '2027-07-11' },
    ]);
    await api.database
      .updateTable('booking')
      .set({ state: 'CANCELLED_GUEST' })
      .where('id', '=', id)
      .execute();
    expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  });

  test('in two tabs at once deletes it once', async () => {
    const { token, email } = await aNewUser(api.app);
    const deleteIt = () => call(api.app, 'DELETE /3/users/me/', { token });
    const both = await Promise.all([deleteIt(), deleteIt()]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await deleteIt()).status).toBe(401);
    const mailed = (await sentTo(api.app, email)).filter(({ kind }) => kind === 'account_deleted');
    expect(mailed).toHaveLength(1);
  });

  test('lists beforehand what prevents it and which open requests are withdrawn', async () => {
    const { token, me: newUser } = await aNewUser(api.app);
    const preview = () => call(api.app, 'GET /3/users/me/deletion/', { token });
    const participants = { ...(await participantsOf(api.database)), guestId: newUser.id };
    const asked = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
    expect((await preview()).body).toEqual({
      trips: [],
      requests: 1,
      retained_until: null,
      is_at_payment_provider: false,
    });
    const from = plainDate('2027-09-01');
    const { id } = await storeBooking(
      api.database,
      aBooking(participants, { state: 'TO_COME', date_from: from }),
    );
    const { body } = await preview();
    expect(Value.Errors(AccountDeletionSchema, body)).toEqual([]);
    expect(body.trips).toEqual([expect.objectContaining({ booking: id, camper: participants.camperId })]);
    await api.database.deleteFrom('booking').where('id', '=', id).execute();
    expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
    const rows = api.database.selectFrom('booking').select('state').where('id', '=', asked.id);
    expect(await rows.executeTakeFirst()).toEqual({ state: 'CANCELLED_GUEST' });
  });

  test('takes the campers of an owner off the market', async () => {
    const { access_token } = await signIn(api.app, 'owner@campavia.test');
    await api.database.deleteFrom('calendar_block').where('kind', '=', 'booking').execute();
    const ids = await api.database.selectFrom('camper').select('id').where('owner_id', '=', 2).execute();
    expect((await call(api.app, 'DELETE /3/users/me/', { token: access_token })).status).toBe(204);
    for (const { id } of ids) expect((await api.get(`/3/products/${id}/`)).status).toBe(410);
  });
});
