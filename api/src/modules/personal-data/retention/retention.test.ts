import { randomBytes, randomUUID } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';

import { startApplication, type Application } from '../../../../test/application';
import { aBooking, participantsOf, storeBooking, type Participants } from '../../../../test/bookings';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { createClock } from '../../../core/clock';
import { RETENTION_RULES } from './retention-rules';
import { createRetention } from './retention.service';
import { createRetentionStore } from './retention.store';

const HOUR_MS = 3_600_000;

let api: Application;
let participants: Participants;
beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  await runAll();
});
afterAll(() => api.close());

const ruleOf = (name: string) => {
  const rule = RETENTION_RULES.find((one) => one.name === name);
  if (!rule) throw new Error(`no rule ${name}`);
  return rule;
};

/** Runs rules now, whenever they ran before. */
async function runAll(rules = RETENTION_RULES): Promise<Record<string, number>> {
  await sql`update retention_rule set due_at = '-infinity'`.execute(api.database);
  const runs = await createRetention(
    { database: api.database, clock: createClock(TEST_NOW_MS) },
    rules,
  ).removeDue();
  return Object.fromEntries(runs.map(({ rule, removed }) => [rule, removed]));
}

/** The moment before which a row is due by a rule, and some time after it. */
async function cutoffOf(name: string, plusMs: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ${new Date(TEST_NOW_MS)}::timestamptz - ${ruleOf(name).after}::interval as at`.execute(
    api.database,
  );
  return new Date((rows[0]?.at.getTime() ?? 0) + plusMs);
}

const run = (query: RawBuilder<unknown>) => query.execute(api.database);

/** Inserts a row and returns its id. */
async function insert(query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${query} returning id`.execute(api.database);
  return rows[0]?.id ?? 0;
}

async function aSession(endedAt: Date | null = null): Promise<string> {
  const id = randomUUID();
  const reason = endedAt && 'signed_out';
  await run(sql`insert into session (id, user_id, started_at, ended_at, end_reason)
    values (${id}, ${participants.guestId}, ${endedAt ?? new Date(TEST_NOW_MS)}, ${endedAt}, ${reason})`);
  return id;
}

/** Another user than those of the participants. */
const aUser = () =>
  insert(sql`insert into app_user (email, first_name, last_name, language, languages_spoken, country, is_staff, joined_on)
    values (${`${randomUUID()}@example.org`}, 'A', 'B', 'en', '{}', 'FR', false, '2020-01-01')`);

const aDeletedCamper = async (at: Date): Promise<{ camper: number; vehicle: number }> => {
  const { rows } = await sql<{ camper: number; vehicle: number }>`
    update camper set status = 'deleted', deleted_at = ${at}, description = 'In our yard', latitude = 48.8566, longitude = 2.3522
    where id = (select id from camper where deleted_at is null and owner_id <> ${participants.ownerId} order by id limit 1)
    returning id as camper, vehicle_id as vehicle`.execute(api.database);
  return rows[0] ?? { camper: 0, vehicle: 0 };
};

/** Decides the open case of a report that was just made. */
const decide = (at: Date) =>
  run(sql`update report_case set decision = 'dismissed', decided_at = ${at}, decided_by = ${participants.ownerId}, reason = ''
    where decision is null`);

/** Rows that belong to no trip: each stored so that a rule counts from the given moment. */
const ROWS: Record<string, (at: Date) => Promise<unknown>> = {
  'sent-messages': (at) =>
    run(sql`insert into notice (channel, recipient, kind, language, body, written_at, delivered_at)
      values ('mail', 'someone@example.org', 'test', 'en', '-', ${at}, ${at})`),
  'expired-tokens': async (at) =>
    run(sql`insert into session_token (hash, session_id, kind, expires_at)
      values (${randomBytes(32)}, ${await aSession()}, 'refresh', ${at})`),
  'ended-sign-ins': (at) => aSession(at),
  'mailed-links': (at) =>
    run(sql`insert into mailed_link (hash, user_id, purpose, email, expires_at)
      values (${randomBytes(32)}, ${participants.guestId}, 'reset', 'someone@example.org', ${at})`),
  'phone-codes': async (at) =>
    run(sql`insert into phone_code (user_id, phone, hash, sent_at, expires_at)
      values (${await aUser()}, '+33612345678', ${randomBytes(32)}, ${at}, ${at})`),
  'passkey-challenges': (at) =>
    run(sql`insert into passkey_challenge (challenge, user_id, expires_at)
      values (${randomUUID()}, ${participants.guestId}, ${at})`),
  'payment-keys': (at) =>
    run(sql`insert into payment_key (user_id, key, body_hash, made_at)
      values (${participants.guestId}, ${randomUUID()}, 'hash', ${at})`),
  'messages-to-support': (at) =>
    run(sql`insert into contact_message (key, topic, name, email, body, locale, written_at)
      values (${randomUUID()}, 'OTHER', 'Someone', 'someone@example.org', 'Hello', 'en', ${at})`),
  'sent-leads': (at) =>
    run(sql`insert into crm_lead (reason, email, properties, written_at, sent_at, try_at)
      values ('earnings', 'someone@example.org', '{}', ${at}, ${at}, ${at})`),
  'usage-events': (at) =>
    run(sql`insert into analytics_event (event_type, path, created_at, received_at, properties, user_properties)
      values ('page', '/', ${at}, ${at}, '{}', '{}')`),
  'replaced-bank-accounts': (at) =>
    run(sql`insert into bank_account (user_id, holder, country, last_digits, made_at, replaced_at)
      values (${participants.ownerId}, 'Nora Perrin', 'FR', '2606', ${at}, ${at})`),
  'identity-pages': async (at) => {
    const document = await insert(sql`insert into document (document_type, user_id, created_at)
      values ('id_proof', ${await aUser()}, ${at})`);
    await run(sql`insert into identity_session (user_id, document_id, provider_id, url, status, made_at)
      values (${participants.ownerId}, ${document}, ${randomUUID()}, 'https://example.org', 'VALIDATED', ${at})`);
  },
  'ended-payout-holds': (at) =>
    run(sql`insert into payout_hold (user_id, staff_id, reason, made_at, ended_by, ended_at)
      values (${participants.ownerId}, ${participants.guestId}, 'Looks odd', ${at}, ${participants.guestId}, ${at})`),
  'imported-events': (at) =>
    run(sql`insert into calendar_block (camper_id, during, kind, title)
      values (${participants.camperId}, daterange(${at}::date - 8, ${at}::date), 'ical', 'Ada and Jon')`),
  'calendars-of-deleted-campers': async (at) => {
    const { camper } = await aDeletedCamper(at);
    await run(sql`insert into ical_feed (camper_id, name, url, created_at)
      values (${camper}, 'Ours', 'https://example.org/x.ics', ${at})`);
  },
  'addresses-of-deleted-campers': async (at) => {
    const { vehicle } = await aDeletedCamper(at);
    await run(
      sql`update vehicle set street = '1 Rue', city = 'Lyon', registration = 'AB-123-CD' where id = ${vehicle}`,
    );
  },
  'places-of-deleted-campers': (at) => aDeletedCamper(at),
  'questions-before-trips': (at) => aQuestion(at),
  'emptied-chats': async (at) => {
    const chat = await aQuestion(at);
    await run(sql`delete from chat_message where chat_id = ${chat}`);
  },
  'calls-of-staff': async (at) =>
    run(sql`insert into impersonated_call (session_id, actor_id, user_id, at, method, path)
      values (${await aSession()}, ${participants.ownerId}, ${participants.guestId}, ${at}, 'GET', '/')`),
  'reports-of-listings': async (at) => {
    await run(sql`insert into listing_report (camper_id, user_id, reason, comment, reported_at)
      values (${participants.camperId}, ${await aUser()}, 'OTHER', 'Not theirs', ${at})`);
    await decide(at);
  },
  'reports-of-messages': async (at) => {
    const chat = await aQuestion(new Date(TEST_NOW_MS));
    await run(sql`insert into message_report (message_id, reporter_id, reason, comment, reported_at)
      select id, ${await aUser()}, 'OTHER', 'Rude', ${at} from chat_message where chat_id = ${chat}`);
    await decide(at);
  },
  'reports-of-reviews': async (at) => {
    await run(sql`insert into review_report (review_id, reporter_id, reason, comment, reported_at)
      values ((select min(id) from review), ${await aUser()}, 'OTHER', 'Rude', ${at})`);
    await decide(at);
  },
  'retention-reports': (at) =>
    run(
      sql`insert into retention_run (rule, ran_at, removed, overdue, duration_ms) values ('given-up', ${at}, 0, 0, 1)`,
    ),
};

async function aQuestion(at: Date): Promise<number> {
  const chat = await insert(sql`insert into chat (camper_id, guest_id, owner_id, created_at)
    values (${participants.camperId}, ${await aUser()}, ${participants.ownerId}, ${at})`);
  const message = await insert(sql`insert into chat_message (chat_id, author, content, sent_at)
    values (${chat}, 'guest', 'Is there a bike rack?', ${at})`);
  await run(sql`update chat set last_message_id = ${message}, last_at = ${at} where id = ${chat}`);
  return chat;
}

/** Removes what earlier cases left for later. */
async function forgetOthers(): Promise<void> {
  await run(sql`update camper set deleted_at = null where deleted_at is not null`);
  await run(sql`delete from chat where booking_id is null`);
}

test.each(Object.keys(ROWS))('%s are removed when they are due, not before, and once', async (name) => {
  const rule = ruleOf(name);
  await forgetOthers();
  await ROWS[name]?.(await cutoffOf(name, rule.table === 'calendar_block' ? -48 * HOUR_MS : -HOUR_MS));
  await ROWS[name]?.(await cutoffOf(name, rule.table === 'calendar_block' ? 48 * HOUR_MS : HOUR_MS));
  const store = createRetentionStore(api.database);
  expect(await store.countDue(rule, new Date(TEST_NOW_MS))).toBe(1);
  expect(await runAll([rule])).toEqual({ [name]: 1 });
  expect(await runAll([rule])).toEqual({ [name]: 0 });
  expect(await store.countDue(rule, new Date(TEST_NOW_MS + 72 * HOUR_MS))).toBe(1);
});

/** A trip that ended some time ago, with everything that can belong to one. */
async function aTrip(endedAt: Date, over: Record<string, unknown> = {}): Promise<number> {
  const { id } = await storeBooking(
    api.database,
    aBooking(participants, {
      state: 'DONE',
      starts_at: new Date(endedAt.getTime() - 100 * HOUR_MS),
      ends_at: endedAt,
      paid: 100_000,
      driver_born_on: '1990-01-02',
      driver_licence_since: '2010-01-02',
      message: 'With our dog',
      ...over,
    } as never),
  );
  await run(
    sql`insert into document (document_type, booking_id, created_at) values ('rent_cont', ${id}, ${endedAt})`,
  );
  const report =
    await insert(sql`insert into condition_report (booking_id, moment, updated_by, updated_at, remarks)
    values (${id}, 'return', 'owner', ${endedAt}, 'A scratch')`);
  const claim = await insert(sql`insert into deposit_claim
    (booking_id, kind, amount, currency, description, answer, state, made_at, ended_at, answer_until)
    values (${id}, 'damage', 100, 'EUR', 'A scratch', 'It was there', 'withdrawn', ${endedAt}, ${endedAt}, ${endedAt})`);
  await run(sql`insert into condition_photo (report_id, claim_id, file, bytes, name, added_by, added_at) values
    (${report}, null, ${randomUUID()}, 1, 'a.jpg', 'owner', ${endedAt}),
    (null, ${claim}, ${randomUUID()}, 1, 'b.jpg', 'owner', ${endedAt})`);
  await run(sql`insert into booking_change (booking_id, at, move, actor, from_state, to_state, comment)
    values (${id}, ${endedAt}, 'end', 'clock', 'ONGOING', 'DONE', 'Late')`);
  await run(sql`insert into booking_request (booking_id, kind, reason, second_driver_first_name, second_driver_last_name,
      state, price, fees, total, earnings, lines, created_at)
    values (${id}, 'upgrade', 'second_driver', 'Ada', 'Bell', 'CANCEL_GUEST', 0, 0, 0, 0, '[]', ${endedAt})`);
  const payment =
    await insert(sql`insert into payment (booking_id, type, reason, state, amount, currency, card_alias, card_expiry, made_at)
    values (${id}, 'card', 'depos', 'cancel', 100, 'EUR', '497010XXXXXX4400', '12/2028', ${endedAt})`);
  await run(sql`insert into provider_call (payment_id, kind, request, try_at, answered_at)
    values (${payment}, 'deposit', '{"email": "someone@example.org"}', ${endedAt}, ${endedAt})`);
  await run(sql`insert into written_review (booking_id, author_type, comment, language, updated_at)
    values (${id}, 'owner', 'They were', 'en', ${endedAt})`);
  return id;
}

/** What there is about the people of a trip. */
async function dataOf(id: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`select what from (values
    ('documents', exists (select from document where booking_id = ${id})),
    ('reports', exists (select from condition_report where booking_id = ${id})),
    ('photos', exists (select from condition_photo p left join deposit_claim c on c.id = p.claim_id
      left join condition_report r on r.id = p.report_id where ${id} in (c.booking_id, r.booking_id))),
    ('claims', exists (select from deposit_claim where booking_id = ${id} and (description <> '' or answer is not null))),
    ('messages', exists (select from chat c join chat_message m on m.chat_id = c.id where c.booking_id = ${id})),
    ('people', exists (select from booking where id = ${id} and num_nonnulls(driver_born_on, driver_licence_since, message) > 0)),
    ('comments', exists (select from booking_change where booking_id = ${id} and comment is not null)),
    ('drivers', exists (select from booking_request where booking_id = ${id} and second_driver_first_name is not null)),
    ('cards', exists (select from payment where booking_id = ${id} and card_alias is not null)),
    ('calls', exists (select from provider_call c join payment p on p.id = c.payment_id
      where p.booking_id = ${id} and c.request <> '{}')),
    ('drafts', exists (select from written_review where booking_id = ${id} and comment is not null))
  ) as known (what, is_there) where is_there`.execute(api.database);
  return rows.map(({ what }) => what);
}

const WHOLE = [
  ...['documents', 'reports', 'photos', 'claims', 'messages', 'people', 'comments', 'drivers'],
  ...['cards', 'calls', 'drafts'],
];
const moneyOf = (id: number) =>
  sql`select b.state, b.price, b.paid, c.amount, p.amount as paid_amount from booking b
    join deposit_claim c on c.booking_id = b.id join payment p on p.booking_id = b.id where b.id = ${id}`
    .execute(api.database)
    .then(({ rows }) => rows);

test('a trip loses cards after 13 months and people after six years; its amounts stay', async () => {
  const [old, young, recent] = [
    await aTrip(await cutoffOf('people-of-trips', -HOUR_MS)),
    await aTrip(await cutoffOf('people-of-trips', HOUR_MS)),
    await aTrip(await cutoffOf('review-drafts', HOUR_MS)),
  ];
  const money = await moneyOf(old);
  expect(await dataOf(old)).toEqual(WHOLE);
  await runAll();
  expect(await dataOf(old)).toEqual([]);
  expect(await dataOf(young)).toEqual(WHOLE.filter((what) => !['cards', 'calls', 'drafts'].includes(what)));
  expect(await dataOf(recent)).toEqual(WHOLE);
  expect(await moneyOf(old)).toEqual(money);
});

test.each([
  [
    'with an open incident',
    (id: number) => sql`update booking set has_open_incident = true where id = ${id}`,
  ],
  [
    'with an open claim',
    (id: number) => sql`update deposit_claim set state = 'open' where booking_id = ${id}`,
  ],
  ['whose proof is examined', (id: number) => sql`update booking set proof = 'waiting' where id = ${id}`],
])('a trip %s keeps its documents and messages', async (_, dispute) => {
  const id = await aTrip(await cutoffOf('people-of-trips', -HOUR_MS));
  await run(dispute(id));
  await runAll();
  expect(await dataOf(id)).toEqual(WHOLE.filter((what) => !['calls', 'drafts'].includes(what)));
});

test('a request that was never paid loses its people after two years', async () => {
  const ended = { state: 'CANCELLED_GUEST', paid: 0 } as const;
  const old = await aTrip(await cutoffOf('people-of-unpaid-requests', -HOUR_MS), ended);
  const paid = await aTrip(await cutoffOf('people-of-unpaid-requests', -HOUR_MS));
  await runAll();
  expect(await dataOf(old)).not.toContain('people');
  expect(await dataOf(paid)).toContain('people');
});

test('every rule is tried', () => {
  const ofTrips = [
    'documents-of-trips',
    'condition-reports',
    'photos-of-claims',
    'texts-of-claims',
    'messages-of-trips',
  ];
  const ofPeople = ['people-of-trips', 'people-of-unpaid-requests', 'comments-of-changes', 'second-drivers'];
  const others = ['cards', 'calls-to-the-payment-provider', 'review-drafts', 'tax-records'];
  const tried = [...Object.keys(ROWS), ...ofTrips, ...ofPeople, ...others];
  expect(RETENTION_RULES.map(({ name }) => name).toSorted()).toEqual(tried.toSorted());
});
