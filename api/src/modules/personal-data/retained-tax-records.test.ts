import { sql } from 'kysely';

import { aCompany, aLegalProfile } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../test/bookings';
import { aNewUser, call } from '../../../test/users';
import { createClock } from '../../core/clock';
import { RETENTION_RULES } from './retention/retention-rules';
import { createRetention } from './retention/retention.service';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const recordsOf = (userId: number) =>
  api.database.selectFrom('retained_tax_record').selectAll().where('user_id', '=', userId).execute();

test('of a paid owner what tax law asks for stays until the sixth year is over; documents go at once', async () => {
  const { token, me } = await aNewUser(api.app);
  const participants = { ...(await participantsOf(api.database)), ownerId: me.id };
  await storeBooking(
    api.database,
    aBooking(participants, { state: 'TO_COME', date_from: plainDate('2026-07-05') }),
  );
  await call(api.app, 'POST /v4/users/me/legal/', { token, body: aLegalProfile() });
  await call(api.app, 'POST /v4/users/me/company/', { token, body: aCompany() });
  const set = `/3/docs/owner/${me.id}/?document_type=tax_identification_number` as const;
  const { id } = (await call(api.app, `GET ${set}`, { token })).body.results[0];
  const body = { number: '303265045', issuing_country: 'FR', submit: true };
  await call(api.app, `PATCH /3/docs/${id}/`, { token, body });
  await api.database
    .insertInto('bank_account')
    .values({
      user_id: me.id,
      holder: 'Nora Perrin',
      country: 'FR',
      last_digits: '2606',
      provider_id: 'bank-of-the-deleted',
      made_at: new Date(),
      replaced_at: null,
    })
    .execute();
  await api.database.deleteFrom('calendar_block').where('kind', '=', 'booking').execute();
  const preview = await call(api.app, 'GET /3/users/me/deletion/', { token });
  expect(preview.body.retained_until).toBe('2032-12-31');
  expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  expect(await recordsOf(me.id)).toEqual([
    expect.objectContaining({
      last_name: 'Perrin',
      company_name: 'Alpes Évasion',
      tax_number: '303265045',
      tax_country: 'FR',
      retained_until: '2032-12-31',
    }),
  ]);
  expect(
    await api.database.selectFrom('document').select('id').where('user_id', '=', me.id).execute(),
  ).toEqual([]);
  const accounts = await api.database
    .selectFrom('bank_account')
    .select(['holder', 'last_digits', 'provider_id'])
    .where('user_id', '=', me.id)
    .execute();
  expect(accounts).toEqual([{ holder: '', last_digits: '    ', provider_id: 'bank-of-the-deleted' }]);
  const removeAt = async (moment: string) => {
    const rules = RETENTION_RULES.filter(({ table }) => table === 'retained_tax_record');
    const clock = createClock(Date.parse(moment));
    const runs = await createRetention({ database: api.database, clock }, rules).removeDue();
    return runs.map(({ removed }) => removed);
  };
  expect(await removeAt('2032-12-31T23:00:00Z')).toEqual([0]);
  expect(await removeAt('2033-01-01T23:30:00Z')).toEqual([1]);
});

test('an owner who was only paid for a cancelled trip is retained as well', async () => {
  const { token, me } = await aNewUser(api.app);
  const participants = { ...(await participantsOf(api.database)), ownerId: me.id };
  const cancelled = { state: 'CANCELLED_GUEST', date_from: plainDate('2026-07-05') } as const;
  const booking = await storeBooking(api.database, aBooking(participants, cancelled));
  const retainedUntil = async () =>
    (await call(api.app, 'GET /3/users/me/deletion/', { token })).body.retained_until;
  expect(await retainedUntil()).toBeNull();
  await sql`insert into payout (booking_id, owner_id, round, state, amount, currency, due_at, made_at, done_at)
    values (${booking.id}, ${me.id}, 1, 'done', 70000, 'EUR', now(), now(), now())`.execute(api.database);
  expect(await retainedUntil()).toBe('2032-12-31');
});

test('nothing is retained of an owner who was never paid', async () => {
  const { token, me } = await aNewUser(api.app);
  expect((await call(api.app, 'GET /3/users/me/deletion/', { token })).body.retained_until).toBeNull();
  expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  expect(await recordsOf(me.id)).toEqual([]);
});
