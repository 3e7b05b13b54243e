import { randomBytes, randomUUID } from 'node:crypto';

import { addDays, plainDate, vehicleDocuments } from '@campavia/domain';
import { aBankAccountForm } from '@campavia/contracts/testing';

import { createClock } from '../../src/core/clock';
import type { Database } from '../../src/database/connect';
import { createBankAccounts } from '../../src/modules/bank-accounts/bank-accounts.service';
import { createSealedOrders } from '../../src/modules/bank-accounts/sealed-orders';
import { createPendingLeadsStore } from '../../src/modules/leads/pending-leads.store';
import { createProviderDocumentsStore } from '../../src/modules/documents/review/provider-documents.store';
import { aScan } from '../../src/modules/documents/test/documents';
import { PaymentsFailure } from '../../src/providers/payments/payments-provider';
import type { Application } from '../application';
import { aBooking, storeBooking, type Participants } from '../bookings';
import { aPaymentsFixture } from '../paid-trips';
import { makePayable } from '../payouts';
import { TEST_NOW_MS, TEST_TODAY } from '../scratch-databases';
import { aRequestsFixture } from '../trips-with-requests';
import { aNewUser, call, signIn } from '../users';
import { arrangeFiles, fileName } from './due-files';
import { createOutsideParties } from './outside-parties';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(TEST_NOW_MS + ms);
const NOW = at(0);

export const SEALED_ORDERS = createSealedOrders([{ id: 'test', key: randomBytes(32) }]);

/** Arranges something for every job to do. */
export async function arrangeDueWork(api: Application): Promise<void> {
  const requests = await aRequestsFixture(api);
  const { participants } = requests;
  await arrangeMoney(api, participants);
  await arrangeTrips(api.database, requests);
  await arrangeOwner(api);
  await arrangeDocuments(api, participants);
  await arrangeFiles(api);
  await arrangeReaders(api, participants);
  await arrangeOldRows(api.database, participants);
}

/** A trip to be paid out and whose deposit is due, one paid by halves, and one whose payment got no answer. */
async function arrangeMoney(api: Application, participants: Participants): Promise<void> {
  const { trip, pay, provider } = await aPaymentsFixture(api);
  await makePayable(api.database, participants.ownerId);
  await api.database
    .updateTable('camper')
    .set({ deposit: 80_000, deposit_mean: ['card'], currency: 'EUR' })
    .where('id', '=', participants.camperId)
    .execute();
  const from = (days: number) => ({
    date_from: addDays(TEST_TODAY, days),
    date_to: addDays(TEST_TODAY, days + 2),
  });
  await pay(await trip(from(4)));
  await pay(await trip(from(150)), { type: 'card_2' });
  provider.mode = 'away';
  await pay(await trip(from(200))).catch(() => undefined);
}

type Requests = Awaited<ReturnType<typeof aRequestsFixture>>;

/** Trips and requests with deadlines, a trip that ends, and a claim that its guest does not answer. */
async function arrangeTrips(database: Database, { participants, trip, request }: Requests): Promise<void> {
  const inJuly = (day: string) => ({
    date_from: plainDate(`2027-07-${day}`),
    date_to: plainDate(`2027-07-${day}`),
  });
  await storeBooking(database, aBooking(participants, { state: 'VALIDATED', ...inJuly('01') }));
  await storeBooking(database, aBooking(participants, { state: 'ACCEPTED', ...inJuly('03') }));
  await request(await trip(), { answerInHours: 20 });
  const days = { date_from: plainDate('2027-03-16'), date_to: plainDate('2027-03-17') };
  const over = { starts_at: at(HOUR_MS), ends_at: at(40 * HOUR_MS) };
  const { id } = await storeBooking(database, aBooking(participants, { state: 'TO_COME', ...days, ...over }));
  const claim = { kind: 'damage', amount: 12_000, currency: 'EUR', description: 'A scratch' } as const;
  await database
    .insertInto('deposit_claim')
    .values({ booking_id: id, ...claim, made_at: NOW, answer_until: at(10 * HOUR_MS) })
    .execute();
  const contract = { document_type: 'rent_cont', booking_id: id, status: 'created', due_at: NOW } as const;
  await database
    .insertInto('document')
    .values({ ...contract, created_at: NOW })
    .execute();
}

/** Owners: a bank account and a document that the provider has not, users to be closed there, and an approved camper. */
async function arrangeOwner(api: Application): Promise<void> {
  const { database } = api;
  const { me } = await aNewUser(api.app);
  const away = () => Promise.reject(new PaymentsFailure('away', 'no answer'));
  const accounts = createBankAccounts({
    database,
    clock: createClock(TEST_NOW_MS),
    provider: { ...createOutsideParties().accounts, createBankAccount: away },
    providerUsers: { ensure: () => Promise.resolve(`user-${me.id}`) },
    orders: SEALED_ORDERS,
    notifications: api.services.providers.notifications,
    log: { error: () => undefined },
  });
  await accounts.change(me.id, aBankAccountForm());
  const registered = { user_id: me.id, kind: 'natural', provider_id: `user-${me.id}`, made_at: NOW } as const;
  await database.insertInto('provider_user').values(registered).execute();
  await storeDocumentForProvider(api, me.id);
  const gone = (await aNewUser(api.app)).me.id;
  await database
    .insertInto('provider_user')
    .values({ ...registered, user_id: gone, provider_id: `user-${gone}`, close_at: NOW })
    .execute();
  await approveCamper(database);
}

async function storeDocumentForProvider({ database, services }: Application, userId: number): Promise<void> {
  const [file, content] = [fileName(), await aScan()];
  await services.providers.documents.storage.put(file, content);
  const waiting = { document_type: 'id_proof', status: 'external_transmission' } as const;
  const { id } = await database
    .insertInto('document')
    .values({ ...waiting, user_id: userId, created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const page = {
    file,
    media_type: 'image/webp',
    bytes: content.length,
    name: 'front',
    added_at: NOW,
  } as const;
  await database
    .insertInto('document_page')
    .values({ ...page, document_id: id, status: 'validated' })
    .execute();
  await createProviderDocumentsStore(database).queue(id, NOW);
}

async function approveCamper(database: Database): Promise<void> {
  const camper = await database
    .selectFrom('camper')
    .innerJoin('app_user', 'app_user.id', 'camper.owner_id')
    .select(['camper.id', 'camper.owner_id', 'camper.vehicle_id'])
    .where('app_user.email', '=', 'solo@campavia.test')
    .executeTakeFirstOrThrow();
  await database.updateTable('camper').set({ status: 'published' }).where('id', '=', camper.id).execute();
  const decided = { decided_by: camper.owner_id, decided_at: NOW, decision: 'approved' } as const;
  const sent = {
    camper_id: camper.id,
    sent_by: camper.owner_id,
    sent_at: NOW,
    state_before: 'created',
  } as const;
  await database
    .insertInto('listing_submission')
    .values({ ...sent, ...decided, state_after: 'published' })
    .execute();
  const { vehicle_id, owner_id } = camper;
  await database.deleteFrom('document').where('vehicle_id', '=', vehicle_id).execute();
  await database.deleteFrom('document').where('user_id', '=', owner_id).execute();
  const valid = { status: 'validated', created_at: NOW } as const;
  const types = new Set([...vehicleDocuments('GB').mandatory, ...vehicleDocuments('FR').mandatory]);
  const ofVehicle = [...types].map((document_type) => ({ ...valid, document_type, vehicle_id }));
  const ofOwner = (['id_proof', 'reg_proof'] as const).map((document_type) => ({
    ...valid,
    document_type,
    user_id: owner_id,
  }));
  for (const row of [...ofVehicle, ...ofOwner]) await database.insertInto('document').values(row).execute();
}

/** A document that waits for a review, and one that expires. */
async function arrangeDocuments({ database, app }: Application, { ownerId }: Participants): Promise<void> {
  const { me } = await aNewUser(app);
  const licence = { document_type: 'driving_licen', created_at: NOW } as const;
  await database.deleteFrom('document').where('document_type', '=', 'driving_licen').execute();
  await database
    .insertInto('document')
    .values([
      { ...licence, user_id: me.id, status: 'valid_ask', due_at: NOW },
      { ...licence, user_id: ownerId, status: 'validated', expiration_date: addDays(TEST_TODAY, 5) },
    ])
    .execute();
}

/** A saved search, a wishlist, an unread message, a credit that expires, a lead, a subscription, and a calendar. */
async function arrangeReaders(api: Application, { camperId, guestId }: Participants): Promise<void> {
  const { app, database } = api;
  const { token, me } = await aNewUser(app);
  await saveSearch(api, token);
  await saveCamper(api, token);
  const owner = (await signIn(app, 'owner@campavia.test')).access_token;
  const path = `/3/chats/product/${camperId}/${me.id}/messages/` as const;
  for (const writer of [token, owner])
    await call(app, `POST ${path}`, { token: writer, body: { content: 'Hello' } });
  const credit = {
    user_id: guestId,
    amount: 8_000,
    balance: 8_000,
    currency: 'EUR',
    reason: 'goodwill',
  } as const;
  await database
    .insertInto('moneybox')
    .values({ ...credit, created_at: NOW, expire_at: at(15 * DAY_MS), expiry_mailed_at: null })
    .execute();
  const lead = { reason: 'earnings', email: 'marta@example.org', properties: { language: 'ca' } } as const;
  await createPendingLeadsStore(database).add(lead as never, NOW);
  const reader = { email: 'reader@example.org', locale: 'fr', asked_at: NOW, confirmed_at: NOW, try_at: NOW };
  await database.insertInto('newsletter_subscription').values(reader).execute();
  const feed = {
    camper_id: camperId,
    name: 'Elsewhere',
    url: 'https://calendars.test/1.ics',
    created_at: NOW,
  };
  await database.insertInto('ical_feed').values(feed).execute();
}

async function saveSearch({ app, database, get }: Application, token: string): Promise<void> {
  await database
    .updateTable('searchable_camper')
    .set({ since: at(-DAY_MS) })
    .execute();
  const query = 'where=annecy';
  await call(app, 'POST /3/saved-searches/', { token, body: { query, site: 'fr-ch' } });
  const { body } = await get(`/3/campers/search/?${query}&page_size=1`);
  const found = database.updateTable('searchable_camper').set({ since: at(HOUR_MS) });
  await found.where('camper_id', '=', body.results[0].id).execute();
}

async function saveCamper({ app, database, get }: Application, token: string): Promise<void> {
  const dates = { date_from: '2027-07-20', date_to: '2027-07-29' };
  const { slug } = (await call(app, 'POST /3/wishlists/', { token, body: { name: 'Lake' } })).body;
  const found = await get(`/3/campers/search/?where=france&page_size=1&${new URLSearchParams(dates)}`);
  const body = { product_id: found.body.results[0].id };
  await call(app, `POST /3/wishlist/${slug}/product/`, { token, body });
  await call(app, `PATCH /3/wishlist/${slug}/`, { token, body: { ...dates, notified: true } });
  await database
    .updateTable('wishlist_camper')
    .set(({ eb }) => ({ known_price: eb('known_price', '+', 5000) }))
    .execute();
}

/** Data of persons that is not to be kept any longer. */
async function arrangeOldRows(database: Database, { guestId }: Participants): Promise<void> {
  const message = {
    topic: 'OTHER',
    name: 'Ada',
    email: 'ada@example.org',
    body: 'Hello',
    locale: 'en-ie',
  } as const;
  await database
    .insertInto('contact_message')
    .values({
      ...message,
      key: randomUUID(),
      user_id: null,
      booking_id: null,
      written_at: at(-3000 * DAY_MS),
    })
    .execute();
  const record = {
    user_id: guestId,
    first_name: 'Ada',
    last_name: 'Moreau',
    retained_until: plainDate('2026-12-31'),
  };
  await database.insertInto('retained_tax_record').values(record).execute();
}
