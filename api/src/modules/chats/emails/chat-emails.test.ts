import type { ChatMessage } from '@campavia/contracts';

import { settingsFor, startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../../test/bookings';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { createTestServices } from '../../../../test/services';
import { refuseEmails } from '../../../../test/refused-emails';
import { aNewUser, call, sentTo, signIn } from '../../../../test/users';
import { createClock } from '../../../core/clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let api: Application;
let participants: Participants;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('chat').execute();
  await api.database.deleteFrom('chat_email').execute();
});

const sendAfter = (ms: number) =>
  createTestServices({
    database: api.database,
    settings: settingsFor(api.databaseUrl, api.home),
    clock: createClock(TEST_NOW_MS + ms),
  }).chatEmails.sendDue();

/** A guest who has asked about the owner's camper; the owner answers. */
async function aChat() {
  const guest = await aNewUser(api.app);
  const path = `/3/chats/product/${participants.camperId}/${guest.me.id}/messages/` as const;
  const write = async (token: string, content: string): Promise<ChatMessage> =>
    (await call(api.app, `POST ${path}`, { token, body: { content } })).body;
  const read = (id: number) =>
    call(api.app, `PATCH /3/chats/messages/${id}/`, { token: guest.token, body: { is_read: true } });
  const mails = async () =>
    (await sentTo(api.app, guest.email)).filter(({ kind }) => kind === 'unread_messages');
  const { id } = await write(guest.token, 'Is there room for a surfboard?');
  await call(api.app, `PATCH /3/chats/messages/${id}/`, { token: owner, body: { is_read: true } });
  return {
    ...guest,
    answer: (content: string) => write(owner, content),
    ask: (content: string) => write(guest.token, content),
    read,
    mails,
  };
}

test('a reader whose e-mail fails keeps nobody else from theirs, and gets it later', async () => {
  const failing = await aChat();
  await failing.answer('Yes, two.');
  const { answer, mails } = await aChat();
  await answer('Yes, three.');
  await refuseEmails(api.database, [failing.email], async () => {
    await expect(sendAfter(11 * MINUTE_MS)).rejects.toThrow('notice_refused');
  });
  expect(await mails()).toHaveLength(1);
  expect(await failing.mails()).toEqual([]);
  expect(await sendAfter(20 * MINUTE_MS)).toBe(0);
  expect(await sendAfter(22 * MINUTE_MS)).toBe(1);
  expect(await failing.mails()).toHaveLength(1);
});

test('a message that stays unread for ten minutes is sent by e-mail once', async () => {
  const { answer, read, mails } = await aChat();
  const first = await answer('Yes, two.');
  expect(await sendAfter(9 * MINUTE_MS)).toBe(0);
  await answer('And a paddle.');
  const sent = await Promise.all([1, 2].map(() => sendAfter(11 * MINUTE_MS)));
  expect(sent.toSorted()).toEqual([0, 1]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Tens missatges nous');
  expect(mail?.body).toContain('Yes, two.');
  expect(mail?.body).toContain(`/ca/go/chat?id=${first.chat_id}`);
  const third = await answer('Still there?');
  expect(await sendAfter(60 * MINUTE_MS)).toBe(0);
  await read(third.id);
  await answer('Good.');
  expect(await sendAfter(60 * MINUTE_MS)).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('a message of the reader after the unread one does not keep later e-mails from being sent', async () => {
  const { answer, ask, read, mails } = await aChat();
  const unread = await answer('Yes, two.');
  await ask('And for a tent?');
  await sendAfter(11 * MINUTE_MS);
  expect(await mails()).toHaveLength(1);
  await read(unread.id);
  await answer('For that too.');
  await sendAfter(60 * MINUTE_MS);
  expect(await mails()).toHaveLength(2);
});

test('the e-mail contains no contact details, also once the trip is confirmed', async () => {
  const guest = await aNewUser(api.app);
  const booking = aBooking({ ...participants, guestId: guest.me.id }, { state: 'TO_COME' });
  const { id } = await storeBooking(api.database, booking);
  const chat = (await call(api.app, `GET /v4/chats/booking/${id}/`, { token: owner })).body;
  const content = 'Call 0612 345 678, write to lea@example.org or see www.example.org/van';
  const body = { content };
  await call(api.app, `POST /3/chats/${chat.id}/messages/`, { token: owner, body });
  await sendAfter(11 * MINUTE_MS);
  const [mail] = (await sentTo(api.app, guest.email)).filter(({ kind }) => kind === 'unread_messages');
  expect(mail?.body).toContain('Call');
  expect(mail?.body).not.toMatch(/0612|345 678|lea@|example\.org/);
});

test('no e-mail is sent about read or old messages, those of a request, or to a blocked account', async () => {
  const seen = await aChat();
  await seen.read((await seen.answer('Yes.')).id);
  const blocked = await aChat();
  await blocked.answer('Yes.');
  await api.database
    .updateTable('app_user')
    .set({ is_active: false })
    .where('id', '=', blocked.me.id)
    .execute();
  await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED', message: 'Hello Claire!' }));
  expect(await sendAfter(11 * MINUTE_MS)).toBe(0);
  await api.database
    .updateTable('app_user')
    .set({ is_active: true })
    .where('id', '=', blocked.me.id)
    .execute();
  expect(await sendAfter(3 * DAY_MS)).toBe(0);
  expect(await sendAfter(11 * MINUTE_MS)).toBe(1);
});

test('the link at the end, one press in a mail program and the account stop them', async () => {
  const { token, email, answer, read, mails } = await aChat();
  const next = async (content: string) => {
    const { id } = await answer(content);
    const sent = await sendAfter(11 * MINUTE_MS);
    await read(id);
    return sent;
  };
  const isOn = async () =>
    (await call(api.app, 'GET /3/users/me/mail-preferences/', { token })).body.messages as boolean;
  const choose = (messages: boolean) =>
    call(api.app, 'PATCH /3/users/me/mail-preferences/', { token, body: { messages } });
  expect([await isOn(), await next('One')]).toEqual([true, 1]);
  const secret = /token=([\w-]+)/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
  const stop = (wrong: string) => call(api.app, 'POST /v4/chats/unsubscribe/', { body: { token: wrong } });
  expect((await stop(secret)).status).toBe(204);
  expect([await isOn(), await next('Two')]).toEqual([false, 0]);
  await choose(true);
  expect([await isOn(), await next('Three')]).toEqual([true, 1]);
  const { unsubscribe_link: link } = await api.database
    .selectFrom('notice')
    .select('unsubscribe_link')
    .where('recipient', '=', email)
    .where('kind', '=', 'unread_messages')
    .executeTakeFirstOrThrow();
  const url = String(link).replace('http://localhost:4300', '');
  expect((await api.app.inject({ url })).headers.location).toMatch(/\/ca\/go\/message-emails\?token=/);
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(204);
  expect(await next('Four')).toBe(0);
  for (const wrong of ['x', '\0', '00000000-0000-0000-0000-000000000000']) {
    expect(await stop(wrong)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  }
});
