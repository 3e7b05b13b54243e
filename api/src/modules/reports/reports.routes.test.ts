import type { AuditLog, BackOfficeOverview, Chat, ReportCase, ReportQueue } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let staff: string;
let colleague: string;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const tokenOf = async (name: string) => (await signIn(api.app, `${name}@campavia.test`)).access_token;
  staff = await tokenOf('staff');
  guest = await tokenOf('guest');
  owner = await tokenOf('owner');
  const second = await aNewUser(api.app, { first_name: 'Daan' });
  colleague = second.token;
  const staffed = api.database.updateTable('app_user').set({ is_staff: true, staff_role: 'support' });
  await staffed.where('id', '=', second.me.id).execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['listing_report', 'review_report', 'message_report', 'report_case'] as const) {
    await api.database.deleteFrom(table).execute();
  }
});

type What = Parameters<typeof call>[1];
const send = (what: What, body?: object, token: string | undefined = staff) =>
  call(api.app, what, { token, body });
const queue = async (subject: string): Promise<ReportQueue> =>
  (await send(`GET /v4/back-office/reports/?subject=${subject}`)).body;
const read = async (id: number): Promise<ReportCase> =>
  (await send(`GET /v4/back-office/reports/${id}/`)).body;
const decide = (id: number, form: object, token = staff) =>
  send(`POST /v4/back-office/reports/${id}/decide/`, form, token);
const reverse = (id: number, reason = 'A mistake') =>
  send(`POST /v4/back-office/reports/${id}/reverse/`, { reason });
const actions = async (id: number) =>
  ((await send(`GET /v4/back-office/actions/?subject=report&subject_id=${id}`)).body as AuditLog).results;
const mails = async (who: string, kind: string) =>
  (await sentTo(api.app, `${who}@campavia.test`)).filter((each) => each.kind === kind);
const waiting = async (name: string) =>
  ((await send('GET /v4/back-office/')).body as BackOfficeOverview).queues.find((each) => each.name === name);

async function firstCase(subject: string): Promise<number> {
  const { results } = await queue(subject);
  expect(results).toHaveLength(1);
  return results[0]?.id ?? 0;
}

const reportBy = (token: string, reason = 'MISLEADING') =>
  send(`POST /3/products/${participants.camperId}/report/`, { reason }, token);
// Few reports are taken of one person in an hour.
const reportCamper = async () => reportBy((await aNewUser(api.app)).token);
const camperState = async () =>
  (
    await api.database
      .selectFrom('camper')
      .select('status')
      .where('id', '=', participants.camperId)
      .executeTakeFirstOrThrow()
  ).status;

describe('a listing that is reported', () => {
  test('is one case with all its reports, counted once for each person', async () => {
    for (const reason of ['MISLEADING', 'UNSAFE']) expect((await reportBy(guest, reason)).status).toBe(204);
    expect(
      (
        await call(api.app, `POST /3/products/${participants.camperId}/report/`, {
          body: { reason: 'UNSAFE' },
        })
      ).status,
    ).toBe(204);
    expect((await queue('listing')).results).toMatchObject([
      { report_count: 2, reasons: ['MISLEADING', 'UNSAFE'] },
    ]);
    expect(await waiting('reported_listings')).toMatchObject({ waiting: 1, fresh: 1, late: 0 });
    const report = await read(await firstCase('listing'));
    expect(report).toMatchObject({
      subject: 'listing',
      subject_id: participants.camperId,
      content: { is_shown: true, author: { id: participants.ownerId } },
      reports: [
        { reason: 'MISLEADING', reporter: { id: participants.guestId } },
        { reason: 'UNSAFE', reporter: null },
      ],
      decision: null,
    });
  });

  test('is hidden, both sides read why, and it is restored unchanged', async () => {
    await reportBy(guest);
    const id = await firstCase('listing');
    expect(await decide(id, { decision: 'hide', reason: 'Another vehicle.' })).toMatchObject({ status: 200 });
    expect(await camperState()).toBe('unpublished');
    expect((await mails('guest', 'report_hidden_listing'))[0]?.body).toContain('Another vehicle.');
    expect((await mails('owner', 'content_hidden_listing'))[0]?.body).toContain('Another vehicle.');
    expect((await queue('listing')).count).toBe(0);
    expect(await reverse(id)).toMatchObject({ status: 200 });
    expect(await camperState()).toBe('bookable');
    expect(await mails('owner', 'content_shown_listing')).toHaveLength(1);
    expect(await reverse(id)).toMatchObject({ status: 409, body: { code: 'report_not_hidden' } });
    expect(await actions(id)).toMatchObject([
      { action: 'report_reversed', before: { state: 'unpublished' }, after: { state: 'bookable' } },
      {
        action: 'report_hidden',
        user: { id: participants.ownerId },
        before: { subject: 'listing', subject_id: participants.camperId, state: 'bookable' },
        after: { state: 'unpublished', reason: 'Another vehicle.' },
      },
    ]);
  });

  test('is kept when the reports are dismissed; only the reporter gets an e-mail, and may report again', async () => {
    await reportBy(guest);
    const id = await firstCase('listing');
    const before = (await mails('owner', 'content_hidden_listing')).length;
    expect(await decide(id, { decision: 'dismiss', reason: 'All is right.' })).toMatchObject({ status: 200 });
    expect(await camperState()).toBe('bookable');
    expect(await mails('guest', 'report_kept_listing')).toHaveLength(1);
    expect(await mails('owner', 'content_hidden_listing')).toHaveLength(before);
    await reportBy(guest, 'UNSAFE');
    expect(await read(await firstCase('listing'))).toMatchObject({
      reports: [{ reason: 'UNSAFE' }],
      earlier: [{ outcome: 'dismissed', reason: 'All is right.' }],
    });
  });

  test('is not hidden once its owner has removed it', async () => {
    await reportCamper();
    const id = await firstCase('listing');
    const setState = (status: 'deleted_owner' | 'bookable') =>
      api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
    await setState('deleted_owner');
    const late = { status: 409, body: { code: 'report_subject_gone' } };
    expect(await decide(id, { decision: 'hide', reason: 'x' })).toMatchObject(late);
    expect((await read(id)).content).toBeNull();
    expect(await decide(id, { decision: 'dismiss', reason: 'Gone.' })).toMatchObject({ status: 200 });
    await setState('bookable');
  });
});

describe('a review that is reported', () => {
  test('is hidden from everybody, does not count, and is shown again', async () => {
    const review = await api.database
      .selectFrom('review')
      .selectAll()
      .where('author_type', '=', 'guest')
      .where('guest_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const listed = async () => {
      const { body } = await send(`GET /v4/reviews/?camper_id=${review.camper_id}&page_size=100`);
      return (body.results as { id: number }[]).some(({ id }) => id === review.id);
    };
    const counted = async () =>
      (
        await api.database
          .selectFrom('camper_search')
          .select('review_count')
          .where('id', '=', review.camper_id)
          .executeTakeFirst()
      )?.review_count;
    const [before, isListed] = [await counted(), await listed()];
    expect(isListed).toBe(true);
    const { token } = await aNewUser(api.app);
    const form = { reason: 'PRIVATE', comment: 'A number plate.' };
    for (let nth = 0; nth < 2; nth += 1) {
      expect((await send(`POST /3/review/${review.id}/report/`, form, token)).status).toBe(204);
    }
    const id = await firstCase('review');
    expect(await read(id)).toMatchObject({ content: { text: review.comment, rating: review.rating } });
    expect(await decide(id, { decision: 'hide', reason: 'A plate.' })).toMatchObject({ status: 200 });
    expect(await listed()).toBe(false);
    if (before !== undefined) expect(await counted()).toBe(before - 1);
    expect((await send(`POST /3/review/${review.id}/report/`, form, guest)).status).toBe(404);
    expect(await reverse(id)).toMatchObject({ status: 200 });
    expect(await listed()).toBe(true);
    expect(await counted()).toBe(before);
  });
});

describe('a message that is reported', () => {
  async function aMessage() {
    const path = `/3/chats/product/${participants.camperId}/${participants.guestId}/messages/` as const;
    const { body } = await send(`POST ${path}`, { content: 'Pay me in cash, please' }, guest);
    return body as { id: number; chat_id: number };
  }
  const chat = async (id: number, token: string) =>
    (await send(`GET /3/chats/${id}/`, undefined, token)).body as Chat;

  test('is removed for both sides; staff can still read its text', async () => {
    const { id, chat_id } = await aMessage();
    const form = { reason: 'PAYS_ELSEWHERE' };
    for (let nth = 0; nth < 2; nth += 1) {
      expect((await send(`POST /v4/chats/messages/${id}/report/`, form, owner)).status).toBe(204);
    }
    expect((await chat(chat_id, owner)).reported_ids).toEqual([id]);
    expect((await chat(chat_id, guest)).reported_ids).toEqual([]);
    const caseId = await firstCase('message');
    expect(await read(caseId)).toMatchObject({
      content: { text: 'Pay me in cash, please', author: { id: participants.guestId } },
      reports: [{ reason: 'PAYS_ELSEWHERE', reporter: { id: participants.ownerId } }],
    });
    expect(await decide(caseId, { decision: 'hide', reason: 'No cash.' })).toMatchObject({ status: 200 });
    for (const token of [guest, owner]) {
      const shown = (await chat(chat_id, token)).messages.find((message) => message.id === id);
      expect(shown).toMatchObject({ content: '', is_hidden: true, photo_url: null });
    }
    expect(await mails('guest', 'content_hidden_message')).toHaveLength(1);
    expect(await reverse(caseId)).toMatchObject({ status: 200 });
    const again = (await chat(chat_id, owner)).messages.find((message) => message.id === id);
    expect(again).toMatchObject({ is_hidden: false, content: 'Pay me in cash, please' });
  });

  test.each([
    ['guest', { reason: 'OFFENSIVE' }, 405],
    ['new', { reason: 'OFFENSIVE' }, 404],
    ['owner', { reason: 'OTHER' }, 400],
    ['owner', { reason: 'BORING' }, 400],
    ['owner', { reason: 'OTHER', comment: 'x'.repeat(2001) }, 400],
  ])('is not reported by %s with %j', async (who, form, status) => {
    const { id } = await aMessage();
    const { access_token: token } = await signIn(api.app, `${who}@campavia.test`);
    expect((await send(`POST /v4/chats/messages/${id}/report/`, form, token)).status).toBe(status);
    expect((await queue('message')).count).toBe(0);
  });

  test('rejects more than twenty reports per user and hour with 429', async () => {
    const { token, me } = await aNewUser(api.app);
    const { chat_id } = await aMessage();
    await api.database.updateTable('chat').set({ owner_id: me.id }).where('id', '=', chat_id).execute();
    const statuses: number[] = [];
    for (let nth = 0; nth < 21; nth += 1) {
      const { id } = await api.database
        .insertInto('chat_message')
        .values({
          chat_id,
          author: 'guest',
          content: `Message ${nth}`,
          client_key: null,
          photo: null,
          sent_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { status } = await send(
        `POST /v4/chats/messages/${id}/report/`,
        { reason: 'ADVERTISING' },
        token,
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    await api.database.deleteFrom('chat').where('id', '=', chat_id).execute();
  });
});

describe('two members of staff', () => {
  test('who decide at once: one decision counts, and the other person is named to the second', async () => {
    await reportCamper();
    const id = await firstCase('listing');
    const answers = await Promise.all([
      decide(id, { decision: 'dismiss', reason: 'Right.' }),
      decide(id, { decision: 'dismiss', reason: 'Right.' }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'report_decided', decided_by: expect.stringMatching(/\w/) });
    expect(await actions(id)).toHaveLength(1);
  });

  test('staff cannot decide on reports that concern themselves', async () => {
    await reportCamper();
    const id = await firstCase('listing');
    const { id: staffId } = (await send('GET /3/users/me/')).body;
    const setOwner = (owner_id: number) =>
      api.database.updateTable('camper').set({ owner_id }).where('id', '=', participants.camperId).execute();
    await setOwner(staffId);
    expect((await queue('listing')).count).toBe(0);
    expect(await decide(id, { decision: 'dismiss', reason: 'Mine.' })).toMatchObject({ status: 404 });
    await setOwner(participants.ownerId);
  });

  test.each([
    [{ decision: 'dismiss' }, 'reason'],
    [{ decision: 'dismiss', reason: ' \0 ' }, 'reason'],
    [{ decision: 'burn', reason: 'x' }, 'decision'],
    [{ decision: 'hide', reason: 'x'.repeat(1001) }, 'reason'],
  ])('do not decide by %j', async (form, field) => {
    await reportCamper();
    const { status, body } = await decide(await firstCase('listing'), form);
    expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
    expect((await queue('listing')).count).toBe(1);
  });
});
