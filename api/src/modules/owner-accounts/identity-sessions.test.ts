import { siteOf, type Site } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';
import type { IdentitySession } from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { createIdentityOutcomes } from '../documents/identity-outcomes.service';
import { createIdentitySessions } from './identity-sessions.service';

const SITE = siteOf('fr') as Site;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** Sessions over a provider of the test's own, which decides when the test says so. */
function aService() {
  const made = new Map<string, IdentitySession>();
  const state = { isAway: false, returnUrl: '' };
  const provider = {
    createIdentitySession: async (_: string, order: { returnUrl: string }, key: string) => {
      await Promise.resolve();
      if (state.isAway) throw new PaymentsFailure('away', 'no answer');
      state.returnUrl = order.returnUrl;
      const session = made.get(key) ?? {
        id: key,
        url: `https://idv.test/${made.size}`,
        status: 'PENDING' as const,
      };
      made.set(key, session);
      return session;
    },
    identitySession: async (id: string) => {
      await Promise.resolve();
      const session = made.get(id);
      if (state.isAway || !session) throw new PaymentsFailure('away', 'no answer');
      return session;
    },
  };
  const clock = createClock(TEST_NOW_MS);
  const sessions = createIdentitySessions({
    database: api.database,
    clock,
    provider,
    providerUsers: { ensure: (userId) => Promise.resolve(`user ${userId}`) },
    outcomes: createIdentityOutcomes({ clock, verdicts: api.services.documents.verdicts }),
    siteUrl: 'http://localhost:4300',
    log: { error: () => undefined },
  });
  const decide = (status: IdentitySession['status']) => {
    for (const [key, session] of made) {
      const isOpen = session.status === 'PENDING' || session.status === 'REVIEW';
      if (isOpen) made.set(key, { ...session, status });
    }
  };
  return { sessions, state, decide, ids: () => [...made.keys()] };
}

async function documentOf(userId: number) {
  return api.database
    .selectFrom('document')
    .select(['id', 'status', 'refusal'])
    .where('user_id', '=', userId)
    .where('document_type', '=', 'id_proof')
    .executeTakeFirstOrThrow();
}

const emailsTo = async (email: string) =>
  (await sentTo(api.app, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('document_'));

test('who starts twice continues one visit, and is sent back to the identity document', async () => {
  const { me } = await aNewUser(api.app);
  const { sessions, state } = aService();
  expect(await sessions.get(me.id)).toEqual({ status: null, url: null });
  const [first, second] = [await sessions.start(me.id, SITE), await sessions.start(me.id, SITE)];
  expect(first).toEqual({ status: 'PENDING', url: 'https://idv.test/0' });
  expect(second).toEqual(first);
  const { id } = await documentOf(me.id);
  expect(state.returnUrl).toBe(`http://localhost:4300/fr/go/account.owner-document?document_id=${id}`);
});

test('a passed check validates the document once, however often and in whatever order it is heard of', async () => {
  const { me } = await aNewUser(api.app);
  const { sessions, decide, ids } = aService();
  await sessions.start(me.id, SITE);
  decide('REVIEW');
  expect(await sessions.get(me.id)).toEqual({ status: 'REVIEW', url: null });
  expect(await documentOf(me.id)).toMatchObject({ status: 'external_transmission' });
  decide('VALIDATED');
  const [id = ''] = ids();
  await Promise.all([sessions.handleEvent(id), sessions.handleEvent(id), sessions.get(me.id)]);
  await sessions.handleEvent(id);
  expect(await documentOf(me.id)).toMatchObject({ status: 'validated', refusal: null });
  expect(await emailsTo(me.email)).toEqual(['document_validated']);
});

test('after a failed check the document is refused, and another visit can begin', async () => {
  const { me } = await aNewUser(api.app);
  const { sessions, decide, ids } = aService();
  await sessions.start(me.id, SITE);
  decide('REFUSED');
  expect(await sessions.get(me.id)).toEqual({ status: 'REFUSED', url: null });
  expect(await documentOf(me.id)).toMatchObject({ status: 'refuse_mgp', refusal: 'NOT_ACCEPTED' });
  expect(await emailsTo(me.email)).toEqual(['document_refused']);
  expect(await sessions.start(me.id, SITE)).toMatchObject({ status: 'PENDING' });
  expect(ids()).toHaveLength(2);
});

test('an unavailable provider starts nothing, and the known state of a session is still shown', async () => {
  const { me } = await aNewUser(api.app);
  const { sessions, state } = aService();
  state.isAway = true;
  await expect(sessions.start(me.id, SITE)).rejects.toMatchObject({ status: 503, code: 'provider_away' });
  state.isAway = false;
  await sessions.start(me.id, SITE);
  state.isAway = true;
  expect(await sessions.get(me.id)).toMatchObject({ status: 'PENDING' });
  expect((await call(api.app, 'GET /v4/users/me/identity-session/')).status).toBe(401);
});
