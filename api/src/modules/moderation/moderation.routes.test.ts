import type { ModerationListing, ModerationQueue } from '@campavia/contracts';
import { CHANGE_REASONS, vehicleDocuments, type DocumentStatus, type DocumentType } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let staff: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('listing_submission').execute();
  await putState('created');
  await api.database.deleteFrom('user_event').execute();
  await api.database.deleteFrom('document').execute();
  await addDocuments('valid_ask');
});

const putState = (status: 'created' | 'bookable' | 'deleted_owner' | 'published' | 'to_moderate') =>
  api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();

const camperNow = () =>
  api.database
    .selectFrom('camper')
    .selectAll()
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();

const submissionsNow = () =>
  api.database
    .selectFrom('listing_submission')
    .selectAll()
    .where('camper_id', '=', participants.camperId)
    .orderBy('id')
    .execute();

async function addDocuments(status: DocumentStatus): Promise<void> {
  const { vehicle_id } = await camperNow();
  await addDocument(vehicleDocuments('GB').mandatory, { vehicle_id, status });
}

async function addDocument(
  types: readonly DocumentType[],
  holder: { status: DocumentStatus; vehicle_id?: number; user_id?: number },
): Promise<void> {
  const created_at = new Date(TEST_NOW_MS);
  const rows = types.map((document_type) => ({ document_type, created_at, ...holder }));
  await api.database.insertInto('document').values(rows).execute();
}

const submit = (token: string | undefined = owner, id: number | string = participants.camperId) =>
  call(api.app, `POST /v4/products/${id}/submit/`, { token });
const queue = (token: string | undefined = staff, query = '') =>
  call(api.app, `GET /v4/moderation/listings/${query}`, { token });
const look = (token: string | undefined = staff, id: number | string = participants.camperId) =>
  call(api.app, `GET /v4/moderation/listings/${id}/`, { token });
const approve = (body: object, token: string | undefined = staff) =>
  call(api.app, `POST /v4/moderation/listings/${participants.camperId}/approve/`, { token, body });
const requestChanges = (body: object, token: string | undefined = staff) =>
  call(api.app, `POST /v4/moderation/listings/${participants.camperId}/request-changes/`, { token, body });
const progress = async () =>
  (await call(api.app, `GET /v4/products/${participants.camperId}/progress/`, { token: owner })).body;

async function send(): Promise<{ submission_id: number }> {
  expect(await submit()).toMatchObject({ status: 200, body: { state: 'to_moderate' } });
  const [last] = (await submissionsNow()).slice(-1);
  return { submission_id: last?.id ?? 0 };
}

const isFound = async () =>
  (
    await api.database
      .selectFrom('camper_search')
      .select('id')
      .where('id', '=', participants.camperId)
      .execute()
  ).length > 0;

describe('sending a listing', () => {
  test('adds it to the queue of staff', async () => {
    await send();
    const { body } = (await queue()) as { body: ModerationQueue };
    expect(body).toMatchObject({
      count: 1,
      past_a_day: 0,
      results: [{ id: participants.camperId, submission_count: 1 }],
    });
    expect(await progress()).toMatchObject({
      state: 'to_moderate',
      missing: [],
      submission: { decision: null, decided_at: null },
    });
  });

  test('is refused while something is missing, which is named', async () => {
    await api.database.deleteFrom('document').execute();
    await api.database
      .deleteFrom('season_rate')
      .where('camper_id', '=', participants.camperId)
      .where('season', '=', 3)
      .execute();
    const { status, body } = await submit();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'listing_incomplete',
      missing: ['product-price', 'vehicle-documents'],
    });
    expect((await progress()).missing).toEqual(body.missing);
    expect(await camperNow()).toMatchObject({ status: 'created' });
    await api.database
      .insertInto('season_rate')
      .values({ camper_id: participants.camperId, season: 3, per_day: 12_000 })
      .execute();
  });

  test.each(['to_moderate', 'published', 'bookable'] as const)(
    'is impossible while it is %s',
    async (state) => {
      await putState(state);
      expect(await submit()).toMatchObject({ status: 405, body: { code: 'camper_in_wrong_state' } });
      expect(await submissionsNow()).toEqual([]);
    },
  );

  test('twice at once sends it once', async () => {
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 405]);
    expect(await submissionsNow()).toHaveLength(1);
  });

  test('needs a confirmed address', async () => {
    const { token } = await aNewUser(api.app, {}, '');
    expect(await submit(token)).toMatchObject({ status: 405, body: { code: 'email_not_confirmed' } });
  });
});

describe('approving', () => {
  test('publishes it; it is bookable, and found, once documents and identity allow it', async () => {
    const form = await send();
    expect(await approve(form)).toMatchObject({ status: 200, body: { state: 'published' } });
    expect(await isFound()).toBe(false);
    expect(await api.get(`/3/products/${participants.camperId}/`)).toMatchObject({ status: 200 });
    await addDocument(['id_proof', 'reg_proof'], { user_id: participants.ownerId, status: 'valid_ask' });
    expect(await api.services.offerReadyListings()).toBe(0);
    await api.database
      .updateTable('document')
      .set({ status: 'validated' })
      .where('vehicle_id', 'is not', null)
      .execute();
    expect(await api.services.offerReadyListings()).toBe(1);
    expect(await camperNow()).toMatchObject({ status: 'bookable' });
    expect(await isFound()).toBe(true);
    const sent = await sentTo(api.app, 'owner@campavia.test');
    expect(sent.slice(0, 2).map(({ kind }) => kind)).toEqual(['listing_offered', 'listing_approved']);
    expect(await api.services.offerReadyListings()).toBe(0);
    expect(await sentTo(api.app, 'owner@campavia.test')).toHaveLength(sent.length);
  });

  test('makes it bookable at once where nothing is in the way; who, when, before and after are kept', async () => {
    await api.database.updateTable('document').set({ status: 'validated' }).execute();
    await addDocument(['id_proof', 'reg_proof'], { user_id: participants.ownerId, status: 'valid_ask' });
    expect(await approve(await send())).toMatchObject({ status: 200, body: { state: 'bookable' } });
    expect(await isFound()).toBe(true);
    const [kept] = await submissionsNow();
    expect(kept).toMatchObject({ decision: 'approved', state_before: 'created', state_after: 'bookable' });
    expect(kept?.decided_at).toEqual(expect.any(Date));
    expect((await sentTo(api.app, 'owner@campavia.test'))[0]).toMatchObject({ kind: 'listing_bookable' });
    expect((await queue()).body).toMatchObject({ count: 0, decided_today: 1 });
  });

  test('updates the open pages of the owner', async () => {
    await approve(await send());
    const { body } = await call(api.app, 'GET /v4/updates/?after=0', { token: owner });
    expect(body.results).toEqual([
      expect.objectContaining({ camper_id: participants.camperId, state: 'to_moderate' }),
      expect.objectContaining({ camper_id: participants.camperId, state: 'published' }),
    ]);
  });
});

describe('asking for changes', () => {
  test('returns it with reasons and a note for the owner; it can be submitted again', async () => {
    const form = { ...(await send()), reasons: ['PICTURES_POOR', 'OTHER'], note: 'Too dark.' };
    expect(await requestChanges(form)).toMatchObject({ status: 200, body: { state: 'created' } });
    expect(await progress()).toMatchObject({
      state: 'created',
      submission: { decision: 'changes_asked', reasons: ['PICTURES_POOR', 'OTHER'], note: 'Too dark.' },
    });
    const [mail] = await sentTo(api.app, 'owner@campavia.test');
    expect(mail).toMatchObject({ kind: 'listing_changes' });
    expect(mail?.body).toContain('Too dark.');
    await send();
    const { body } = (await look()) as { body: ModerationListing };
    expect(body.submission).toMatchObject({ decision: null });
    expect(body.earlier).toMatchObject([{ decision: 'changes_asked', decided_by: expect.any(String) }]);
  });

  test.each([
    [{}, 'reasons'],
    [{ reasons: [] }, 'reasons'],
    [{ reasons: ['BORED'] }, 'reasons'],
    [{ reasons: ['PRICES', 'PRICES'] }, 'reasons'],
    [{ reasons: ['PRICES'], note: 'x'.repeat(1001) }, 'note'],
    [{ reasons: ['OTHER'], note: ' \0 ' }, 'note'],
    [{ reasons: ['OTHER'] }, 'note'],
  ])('%o is refused', async (form, field) => {
    const { status, body } = await requestChanges({ ...(await send()), ...form });
    expect([status, Object.keys(body as object).map((name) => name.split('.')[0])]).toEqual([400, [field]]);
    expect(await camperNow()).toMatchObject({ status: 'to_moderate' });
  });

  test('takes each of the reasons', async () => {
    const form = { ...(await send()), reasons: CHANGE_REASONS, note: 'All of it.' };
    expect(await requestChanges(form)).toMatchObject({ status: 200 });
  });
});

describe('a decision that comes too late', () => {
  const late = { status: 409, body: { code: 'submission_decided' } };

  test('after another one changes nothing', async () => {
    const form = await send();
    await approve(form);
    expect(await requestChanges({ ...form, reasons: ['PRICES'] })).toMatchObject(late);
    expect(await approve(form)).toMatchObject(late);
    expect((await submissionsNow())[0]).toMatchObject({ decision: 'approved' });
  });

  test('on an earlier submission does not decide on a later one', async () => {
    const first = await send();
    await requestChanges({ ...first, reasons: ['PRICES'] });
    await send();
    expect(await approve(first)).toMatchObject(late);
    expect(await camperNow()).toMatchObject({ status: 'to_moderate' });
  });

  test('on what its owner has deleted', async () => {
    const form = await send();
    await putState('deleted_owner');
    expect(await approve(form)).toMatchObject(late);
    expect((await queue()).body).toMatchObject({ count: 0 });
  });

  test('two at once: one wins', async () => {
    const form = await send();
    const answers = await Promise.all([approve(form), requestChanges({ ...form, reasons: ['PRICES'] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submissionsNow()).filter(({ decision }) => decision !== null)).toHaveLength(1);
  });
});

describe('access', () => {
  test('staff read everything that they decide by', async () => {
    await send();
    const { status, body } = (await look()) as { status: number; body: ModerationListing };
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: participants.camperId,
      state: 'to_moderate',
      listing: { id: participants.camperId },
      owner: { id: participants.ownerId, is_email_confirmed: true },
    });
    expect(body.listing.pictures.length).toBeGreaterThan(0);
    expect(body.vehicle.documents.length).toBeGreaterThan(0);
  });

  test('owners, guests and new users get 404; visitors have to sign in', async () => {
    const form = await send();
    const { token: stranger } = await aNewUser(api.app);
    const asked = { ...form, reasons: ['PRICES'] };
    for (const token of [owner, stranger]) {
      for (const answer of [queue(token), look(token), approve(form, token), requestChanges(asked, token)]) {
        expect(await answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    }
    expect(await submit(stranger)).toMatchObject({ status: 404 });
    for (const path of ['', `${participants.camperId}/`]) {
      expect(await call(api.app, `GET /v4/moderation/listings/${path}`)).toMatchObject({ status: 401 });
    }
    expect(await call(api.app, `POST /v4/products/${participants.camperId}/submit/`)).toMatchObject({
      status: 401,
    });
    expect(await camperNow()).toMatchObject({ status: 'to_moderate' });
  });

  test('staff do not decide on their own listing', async () => {
    const form = await send();
    const { id: staffId } = await api.database
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'staff@campavia.test')
      .executeTakeFirstOrThrow();
    const give = (owner_id: number) =>
      api.database.updateTable('camper').set({ owner_id }).where('id', '=', participants.camperId).execute();
    await give(staffId);
    expect(await approve(form)).toMatchObject({ status: 404 });
    expect((await queue()).body).toMatchObject({ count: 0, results: [] });
    await give(participants.ownerId);
  });

  test.each(['abc', '0', '99999999999'])('camper %s is not found', async (id) => {
    expect(await look(staff, id)).toMatchObject({ status: 404 });
    expect(await submit(owner, id)).toMatchObject({ status: 404 });
  });

  test.each(['page=0', 'page_size=101', 'page=x'])('the queue refuses %s', async (query) => {
    expect(await queue(staff, `?${query}`)).toMatchObject({ status: 400 });
  });
});
