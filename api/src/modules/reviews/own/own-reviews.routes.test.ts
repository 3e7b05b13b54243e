import Value from 'typebox/value';

import { OwnReviewListSchema, OwnReviewSchema, ReviewsNeededSchema } from '@campavia/contracts';
import { addDays } from '@campavia/domain';

import { settingsFor, startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../../test/bookings';
import { TEST_NOW_MS, TEST_TODAY } from '../../../../test/scratch-databases';
import { createTestServices } from '../../../../test/services';
import { aNewUser, call, later, sentTo, signIn } from '../../../../test/users';
import { createClock } from '../../../core/clock';
import type { NewBooking } from '../../bookings/bookings.store';
import { aPhoto, sendPicture } from '../../owner-pictures/test/pictures';

const DAY_MS = 86_400_000;

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('review').where('booking_id', 'is not', null).execute();
});
afterAll(() => api.close());

/** A trip that ended five days ago. */
const ENDED = {
  state: 'TO_COME',
  date_from: addDays(TEST_TODAY, -9),
  date_to: addDays(TEST_TODAY, -5),
} as const;

async function book(over: Partial<NewBooking> = {}): Promise<number> {
  return (await storeBooking(api.database, aBooking(participants, { ...ENDED, ...over }))).id;
}

const tokenOf = (side: 'guest' | 'owner') => (side === 'guest' ? guest : owner);
const create = (side: 'guest' | 'owner', id: number | string, body: object = { rating: 5 }) =>
  call(api.app, `POST /3/review/create/${id}/`, { token: tokenOf(side), body });
const read = (side: 'guest' | 'owner', id: number) =>
  call(api.app, `GET /3/review/${id}/`, { token: tokenOf(side) });
const patch = (side: 'guest' | 'owner', id: number, body: object, headers = {}) =>
  call(api.app, `PATCH /3/review/${id}/`, { token: tokenOf(side), body, headers });
const mine = async (side: 'guest' | 'owner', box: string) =>
  (await call(api.app, `GET /v4/reviews/mine/?box=${box}`, { token: tokenOf(side) })).body;
const published = async (booking: number) =>
  (await api.get(`/v4/reviews/?booking_id=${booking}`)).body.results;
const sendImage = (token: string, id: number, content: Buffer, field = 'image') =>
  sendPicture(api.app, {
    url: `/3/review/${id}/photo/`,
    token,
    content,
    key: 'key-1',
    field,
    method: 'PATCH',
  });
const jobsIn = (days: number) =>
  createTestServices({
    settings: settingsFor(api.databaseUrl, api.home),
    database: api.database,
    clock: createClock(TEST_NOW_MS + days * DAY_MS),
  }).reviews;

test('both reviews are hidden until both are in; then everybody reads them, and the average follows', async () => {
  const before = (await api.get(`/v4/reviews/stats/?camper_id=${participants.camperId}`)).body.count;
  const id = await book();
  const first = await create('guest', id, {
    rating: 4,
    comment: 'Loud heater.',
    private_comment: 'A loose cable.',
  });
  expect([first.status, [...Value.Errors(OwnReviewSchema, first.body)]]).toEqual([201, []]);
  expect(first.body).toMatchObject({ state: 'sent', author_type: 'guest', last_day: '2027-03-24' });
  expect(await published(id)).toEqual([]);
  expect((await read('owner', first.body.id)).status).toBe(404);

  const second = await create('owner', id, {
    rating: 5,
    comment: 'Very careful.',
    parts: { care: 5, cleanliness: 1 },
  });
  expect(second.body).toMatchObject({ state: 'published', parts: { care: 5 } });
  expect((await published(id)).map((review: { author_type: string }) => review.author_type).sort()).toEqual([
    'guest',
    'owner',
  ]);
  const stats = (await api.get(`/v4/reviews/stats/?camper_id=${participants.camperId}&author_type=guest`))
    .body;
  expect(stats.count).toBe(before + 1);
  const listing = (await api.get(`/3/products/${participants.camperId}/`)).body;
  expect(listing.review_count).toBe(before + 1);

  const received = await mine('owner', 'received');
  expect([...Value.Errors(OwnReviewListSchema, received)]).toEqual([]);
  expect(received.results[0]).toMatchObject({
    id: first.body.id,
    private_comment: 'A loose cable.',
    can_answer: true,
  });
  const [publicOne] = (await published(id)).filter((review: { id: number }) => review.id === first.body.id);
  expect(JSON.stringify(publicOne)).not.toContain('cable');
  expect((await sentTo(api.app, 'owner@campavia.test'))[0]).toMatchObject({
    kind: 'booking_review_published_owner',
  });
  expect((await sentTo(api.app, 'guest@campavia.test'))[0]).toMatchObject({
    kind: 'booking_review_published',
  });
});

test('a camper is listed with what guests wrote about it, not with what its owner wrote about them', async () => {
  const id = await book();
  const count = (await api.get(`/v4/reviews/?camper_id=${participants.camperId}`)).body.count;
  await create('guest', id);
  await create('owner', id, { rating: 1, comment: 'Too late.' });
  const { body } = await api.get(`/v4/reviews/?camper_id=${participants.camperId}&page_size=100`);
  expect(body.count).toBe(count + 1);
  expect(body.results.filter((review: { author_type: string }) => review.author_type === 'owner')).toEqual(
    [],
  );
});

test('a review alone is published once the time for them is over', async () => {
  const id = await book();
  const { body } = await create('guest', id);
  const draft = await create('owner', id, { comment: 'Not sent', is_draft: true });
  await jobsIn(9).fireDue();
  expect(await published(id)).toEqual([]);
  await Promise.all([jobsIn(10).fireDue(), jobsIn(10).fireDue()]);
  expect(await published(id)).toMatchObject([{ id: body.id, author_type: 'guest' }]);
  expect((await read('owner', draft.body.id)).body.state).toBe('draft');
  const laterApp = await later(api, 10 * DAY_MS);
  const { access_token: token } = await signIn(laterApp, 'owner@campavia.test');
  const late = await call(laterApp, `PATCH /3/review/${draft.body.id}/`, {
    token,
    body: { is_draft: false },
  });
  expect([late.status, late.body.code]).toEqual([405, 'review_closed']);
});

test('an open incident holds reviews back', async () => {
  const id = await book();
  await create('guest', id);
  await api.database.updateTable('booking').set({ has_open_incident: true }).where('id', '=', id).execute();
  expect((await create('owner', id)).body.code).toBe('review_frozen');
  await jobsIn(20).fireDue();
  expect(await published(id)).toEqual([]);
});

test('trips without a review are listed until it is sent', async () => {
  const id = await book();
  const needed = async (side: 'guest' | 'owner') =>
    (await call(api.app, 'GET /3/reviews-needed/', { token: tokenOf(side) })).body;
  const first = await needed('guest');
  expect([...Value.Errors(ReviewsNeededSchema, first)]).toEqual([]);
  expect(first.results).toMatchObject([
    { booking_id: id, author_type: 'guest', id_review: null, has_other: false },
  ]);
  const draft = await create('guest', id, { is_draft: true });
  expect((await needed('guest')).results).toMatchObject([{ id_review: draft.body.id }]);
  await patch('guest', draft.body.id, { rating: 5, is_draft: false });
  expect((await needed('guest')).count).toBe(0);
  expect((await needed('owner')).results).toMatchObject([{ author_type: 'owner', has_other: true }]);
  const trip = (await call(api.app, `GET /v4/bookings-guest/${id}/`, { token: guest })).body;
  expect([trip.has_review, trip.buttons]).toEqual([true, expect.not.arrayContaining(['review'])]);
  const tab = await call(api.app, 'GET /v4/bookings-guest/?meta_state=to_do', { token: guest });
  expect(tab.body.count).toBe(0);
});

test('both are asked once, after the return', async () => {
  await book({ date_to: addDays(TEST_TODAY, -1) });
  await Promise.all([jobsIn(0).fireDue(), jobsIn(0).fireDue(), jobsIn(1).fireDue()]);
  const kinds = async (to: string) => (await sentTo(api.app, to)).map(({ kind }) => kind);
  const asked = (kind: string) => kind.startsWith('booking_review_asked');
  expect((await kinds('guest@campavia.test')).filter(asked)).toEqual(['booking_review_asked']);
  expect((await kinds('owner@campavia.test')).filter(asked)).toEqual(['booking_review_asked_owner']);
});

test('a review can be changed until it is published, and two tabs do not overwrite each other', async () => {
  const id = await book();
  const { body } = await create('guest', id, { rating: 5, comment: 'Good' });
  const changed = await patch('guest', body.id, { comment: 'Better' }, { 'if-match': body.etag });
  expect(changed.body).toMatchObject({ rating: 5, comment: 'Better' });
  const stale = await patch('guest', body.id, { comment: 'Old tab' }, { 'if-match': body.etag });
  expect([stale.status, stale.body.current.comment]).toEqual([412, 'Better']);
  await create('owner', id);
  expect((await patch('guest', body.id, { comment: 'Late' })).body.code).toBe('review_published');
});

test('a review is written once by each, also from two tabs at once', async () => {
  const id = await book();
  const both = await Promise.all([create('guest', id), create('guest', id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [made, refused] = both.toSorted((one, other) => one.status - other.status);
  expect(refused?.body).toMatchObject({ code: 'review_exists', id_review: made?.body.id });
});

test.each([
  ['before the end', { date_to: TEST_TODAY }, 'review_too_early'],
  ['of a cancelled trip', { state: 'CANCELLED_GUEST' }, 'review_no_trip'],
  ['too late', { date_to: addDays(TEST_TODAY, -15), date_from: addDays(TEST_TODAY, -20) }, 'review_closed'],
] as const)('a review %s is refused', async (_, over, code) => {
  const { status, body } = await create('guest', await book(over));
  expect([status, body.code]).toEqual([405, code]);
});

test('an owner writes about the guest, never about the own camper', async () => {
  const { body } = await create('owner', await book());
  expect(body).toMatchObject({ author_type: 'owner', pictures: [] });
  const { body: refused } = await sendImage(owner, body.id, await aPhoto());
  expect(refused.code).toBe('review_without_pictures');
});

test('bookings and reviews of others are not found', async () => {
  const id = await book();
  const { body } = await create('guest', id);
  const stranger = (await aNewUser(api.app)).token;
  for (const what of [
    `POST /3/review/create/${id}/`,
    'POST /3/review/create/0/',
    'POST /3/review/create/abc/',
    `GET /3/review/${body.id}/`,
    `PATCH /3/review/${body.id}/`,
    `PATCH /3/review/${body.id}/report/`,
    `POST /3/review/${body.id}/report/`,
  ] as const) {
    const sent = what.startsWith('GET') || what.includes('report') ? {} : { body: { rating: 5 } };
    expect([what, (await call(api.app, what, { token: stranger, ...sent })).status]).toEqual([what, 404]);
  }
  expect((await call(api.app, 'GET /3/reviews-needed/')).status).toBe(401);
});

test.each([
  [{ rating: 6 }, 'rating'],
  [{ rating: 0 }, 'rating'],
  [{ rating: 'five' }, 'rating'],
  [{}, 'rating'],
  [{ rating: 3 }, 'comment'],
  [{ rating: 3, comment: ' \u202e ' }, 'comment'],
  [{ rating: 5, comment: 'x'.repeat(10_000) }, 'comment'],
  [{ rating: 5, comment: 'Call 079 412 55 01' }, 'comment'],
  [{ rating: 5, comment: 'bernard@example.org' }, 'comment'],
  [{ rating: 5, comment: 'www.example.org' }, 'comment'],
  [{ rating: 5, private_comment: 'x'.repeat(2001) }, 'private_comment'],
])('%j is refused on %s', async (body, field) => {
  const answer = await create('guest', await book(), body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
});

test('HTML is stored as text, and invisible characters are removed', async () => {
  const comment = '<script>alert(1)</script>\u0000 \u202eevil';
  const { body } = await create('guest', await book(), { rating: 5, comment });
  expect(body.comment).toBe('<script>alert(1)</script> evil');
});

test('pictures: five at most, none of 12 MB, none after publishing, and they appear on the wall', async () => {
  const id = await book();
  const { body: draft } = await create('guest', id, { rating: 5, is_draft: true });
  const heavy = await sendImage(guest, draft.id, Buffer.concat([await aPhoto(), Buffer.alloc(12 << 20)]));
  expect([heavy.status, Object.keys(heavy.body)]).toEqual([400, ['image']]);
  expect((await sendImage(guest, draft.id, Buffer.from('<svg/>'))).status).toBe(400);
  for (let sent = 1; sent <= 5; sent += 1) {
    const { status, body } = await sendImage(guest, draft.id, await aPhoto({ color: `#24${sent}` }));
    expect([status, body.pictures.length]).toEqual([200, sent]);
  }
  const many = await sendImage(guest, draft.id, await aPhoto());
  expect([many.status, Object.keys(many.body)]).toEqual([400, ['image']]);
  const pictures = (await read('guest', draft.id)).body.pictures;
  const removed = await call(api.app, `DELETE /3/review/${draft.id}/photo/${pictures[0].id}/`, {
    token: guest,
  });
  expect(removed.body.pictures).toHaveLength(4);
  await patch('guest', draft.id, { is_draft: false });
  await create('owner', id);
  const [first] = (await api.get('/v4/reviews/pictures/?page_size=1')).body.results;
  expect(first.review).toMatchObject({ id: draft.id });
  expect((await api.get(first.url)).status).toBe(200);
  expect((await sendImage(guest, draft.id, await aPhoto())).body.code).toBe('review_published');
  expect(await removeUnusedFiles()).toBeGreaterThan(0);
  expect((await api.get(first.url)).status).toBe(200);
});

/** Removes the files of unused pictures, a day later. */
function removeUnusedFiles(): Promise<number> {
  const { pictureFiles } = createTestServices({
    settings: settingsFor(api.databaseUrl, api.home),
    database: api.database,
    clock: createClock(TEST_NOW_MS + DAY_MS),
  });
  return pictureFiles.removeUnused();
}

test('a published review is answered once, by whom it is about', async () => {
  const id = await book();
  const { body: review } = await create('guest', id);
  expect((await patch('guest', review.id, { reply: 'Thanks, me' })).body.code).toBe('review_not_answerable');
  await create('owner', id);
  expect((await patch('guest', review.id, { reply: 'Thanks, me' })).body.code).toBe('review_not_answerable');
  expect((await patch('owner', review.id, { reply: 'Call 079 412 55 01' })).status).toBe(400);
  const answered = await patch('owner', review.id, { reply: 'Come back!' });
  expect(answered.body).toMatchObject({ reply: { comment: 'Come back!' }, can_answer: false });
  expect((await patch('owner', review.id, { reply: 'Again!' })).body.code).toBe('review_answered');
  expect((await published(id)).find((each: { id: number }) => each.id === review.id).reply.comment).toBe(
    'Come back!',
  );
  expect((await sentTo(api.app, 'guest@campavia.test'))[0]).toMatchObject({
    kind: 'booking_review_answered',
  });
});

test.each(['PATCH', 'POST'] as const)(
  '%s reports a review once, and the support team reads it',
  async (method) => {
    const id = await book();
    const { body: review } = await create('guest', id, { rating: 2, comment: 'Never on time.' });
    await create('owner', id);
    const report = (side: 'guest' | 'owner') =>
      call(api.app, `${method} /3/review/${review.id}/report/`, { token: tokenOf(side) });
    expect((await report('guest')).body.code).toBe('review_own');
    expect([(await report('owner')).status, (await report('owner')).status]).toEqual([204, 204]);
    expect((await read('owner', review.id)).body).toMatchObject({ is_reported: true, can_report: false });
    const mails = await sentTo(api.app, 'staff@campavia.test');
    expect(mails.filter(({ subject }) => subject?.includes(String(review.id)))).toHaveLength(1);
  },
);

test('a signed-in user reports a published review with a reason, once', async () => {
  const id = await book();
  const { body: review } = await create('guest', id, { rating: 2, comment: 'The mirror was broken.' });
  const { token, me } = await aNewUser(api.app);
  const report = (body?: object) => call(api.app, `POST /3/review/${review.id}/report/`, { token, body });
  expect((await report({ reason: 'PRIVATE' })).status).toBe(404);
  await create('owner', id);
  expect((await report()).status).toBe(404);
  expect((await report({ reason: 'OTHER' })).body.comment).toHaveLength(1);
  expect((await report({ reason: 'BORING' })).status).toBe(400);
  const form = { reason: 'PRIVATE', comment: 'One sees my neighbour.' };
  expect([(await report(form)).status, (await report(form)).status]).toEqual([204, 204]);
  expect(
    await api.database
      .selectFrom('review_report')
      .select(['reason', 'comment'])
      .where('reporter_id', '=', me.id)
      .execute(),
  ).toEqual([form]);
  expect((await call(api.app, `POST /3/review/${review.id}/report/`, { body: form })).status).toBe(401);
});

test('pictures are deleted with the account of their guest', async () => {
  const someone = await aNewUser(api.app);
  const id = await book({ guest_id: someone.me.id });
  const body = { rating: 5, is_draft: true };
  const draft = await call(api.app, `POST /3/review/create/${id}/`, { token: someone.token, body });
  await sendImage(someone.token, draft.body.id, await aPhoto());
  await api.database
    .updateTable('app_user')
    .set({ deleted_at: new Date(TEST_NOW_MS) })
    .where('id', '=', someone.me.id)
    .execute();
  const left = await api.database.selectFrom('written_review_picture').selectAll().execute();
  expect(left).toEqual([]);
});
