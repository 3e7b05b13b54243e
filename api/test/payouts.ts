import { sql } from 'kysely';

import { addDays } from '@campavia/domain';

import { createClock } from '../src/core/clock';
import type { Database } from '../src/database/connect';
import { createProviderUsers } from '../src/modules/owner-accounts/provider-users.service';
import { createPayouts } from '../src/modules/payouts/payouts.service';
import type { Application } from './application';
import { createFakeOwnerAccounts } from './fake-owner-accounts';
import { aPaymentsFixture } from './paid-trips';
import { TEST_NOW_MS, TEST_TODAY } from './scratch-databases';

/** Paid trips whose owner can be paid, and a fake provider. */
export async function aPayoutsFixture(api: Application) {
  await sql`truncate bank_account, provider_user, payout_hold, ubo_declaration cascade`.execute(api.database);
  const fixture = await aPaymentsFixture(api);
  const { ownerId } = fixture.participants;
  const accounts = createFakeOwnerAccounts();
  await makePayable(api.database, ownerId);
  return {
    ...fixture,
    ownerId,
    accounts,
    /** The job as it runs some time after the start. */
    payoutsAt: (afterMs: number) => {
      const context = { database: api.database, clock: createClock(TEST_NOW_MS + afterMs) };
      const providerUsers = createProviderUsers({ ...context, provider: accounts });
      const log = { error: () => undefined };
      const { notifications } = api.services.providers;
      const emails = { notifications, siteUrl: 'http://localhost:4300' };
      return createPayouts({ ...context, ...emails, provider: accounts, providerUsers, log });
    },
    /** A paid trip that starts so many days after the start, with 700 euros for its owner. */
    paidTrip: async (inDays: number) => {
      const date_from = addDays(TEST_TODAY, inDays);
      const trip = await fixture.trip({ date_from, date_to: addDays(date_from, 4) });
      await fixture.pay(trip);
      return fixture.booking(trip.id);
    },
    rowsOf: (bookingId: number) =>
      api.database
        .selectFrom('payout')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .orderBy('id')
        .execute(),
  };
}

export type PayoutsFixture = Awaited<ReturnType<typeof aPayoutsFixture>>;

/** Gives an owner all requirements for payouts: an address, validated documents, a tax number and a bank account. */
export async function makePayable(database: Database, ownerId: number): Promise<void> {
  await database
    .updateTable('app_user')
    .set({ street: '1 rue Haute', zipcode: '69001', city: 'Lyon', country: 'FR', professional_type: null })
    .where('id', '=', ownerId)
    .execute();
  await database.deleteFrom('document').where('user_id', '=', ownerId).execute();
  for (const document_type of ['id_proof', 'tax_identification_number'] as const) {
    await database
      .insertInto('document')
      .values({
        document_type,
        user_id: ownerId,
        vehicle_id: null,
        booking_id: null,
        status: 'validated',
        expiration_date: null,
        number: null,
        real_edition_date: null,
        refusal: null,
        created_at: new Date(TEST_NOW_MS),
        submitted_at: new Date(TEST_NOW_MS),
        due_at: null,
      })
      .execute();
  }
  await addBankAccount(database, ownerId, new Date(TEST_NOW_MS));
}

/** Replaces the bank account. */
export async function addBankAccount(database: Database, ownerId: number, at: Date): Promise<void> {
  await database
    .updateTable('bank_account')
    .set({ replaced_at: at })
    .where('user_id', '=', ownerId)
    .where('replaced_at', 'is', null)
    .execute();
  await database
    .insertInto('bank_account')
    .values({
      user_id: ownerId,
      holder: 'Camille Fournier',
      country: 'FR',
      last_digits: '0143',
      provider_id: `bank-${ownerId}-${at.getTime()}`,
      made_at: at,
      replaced_at: null,
    })
    .execute();
}
