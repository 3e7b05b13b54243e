import { setTimeout as delay } from 'node:timers/promises';

import { startPaymentSandbox } from '../../../../test/payment-sandbox';
import { copyDatabase } from '../../../../test/scratch-databases';
import { startFakeMangopay } from '../../payments/test/fake-mangopay/start-fake-mangopay';
import { startWebhookReceiver } from '../../payments/test/webhook-receiver';
import { createMangopayOwnerAccounts } from '../mangopay-owner-accounts';
import { createSandboxOwnerAccounts } from '../sandbox-owner-accounts';
import type { AccountsFixture } from './accounts-fixture';
import { createFakeAccountBooks } from './fake-account-books';

const HOOK_SECRET = 'h'.repeat(32);

/** The payment sandbox as a separate process; it decides automatically. */
export async function openSandboxAccounts(): Promise<AccountsFixture> {
  const database = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_accounts_${process.pid}`,
  );
  const webhooks = await startWebhookReceiver();
  const sandbox = await startPaymentSandbox({ databaseUrl: database.url, webhookUrl: webhooks.url });
  const about = async (id: string) => {
    const [{ headers, body } = { headers: {}, body: '' }] = await webhooks.about(id);
    return { headers, rawBody: body };
  };
  return {
    provider: createSandboxOwnerAccounts(sandbox.settings),
    decide: async (id) => void (await about(id)),
    webhookOf: about,
    forged: ({ headers, rawBody }) => ({ headers, rawBody: rawBody.replace('"kind"', '"kinds"') }),
    async close() {
      await sandbox.stop();
      await webhooks.close();
      await database.drop();
    },
  };
}

/** Mangopay's decisions, by the name that selects them. */
const OUTCOMES: Record<string, Record<string, unknown>> = {
  AcceptUBO: { Status: 'VALIDATED' },
  RefuseUBO: { Status: 'REFUSED', Reason: 'DOCUMENTS_DO_NOT_MATCH_USER_DATA' },
  IncompleteUBO: { Status: 'INCOMPLETE', Reason: 'MISSING_UBO' },
  'passport.jpg': { Status: 'VALIDATED' },
  'refuse-unreadable-passport.jpg': { Status: 'REFUSED', RefusedReasonType: 'DOCUMENT_UNREADABLE' },
  'mgp-refuse-do-not-match-user-data-card.jpg': {
    Status: 'REFUSED',
    RefusedReasonType: 'DOCUMENT_DO_NOT_MATCH_USER_DATA',
  },
  'Camille Fournier': { Status: 'SUCCEEDED', ResultCode: '000000' },
  'Closed Fournier': { Status: 'FAILED', ResultCode: '121006' },
  'Unverified Fournier': { Status: 'FAILED', ResultCode: '002998' },
};
const EVENTS: readonly [prefix: string, type: string][] = [
  ['ubodec', 'UBO_DECLARATION_VALIDATED'],
  ['kyc', 'KYC_SUCCEEDED'],
  ['po', 'PAYOUT_NORMAL_SUCCEEDED'],
];

/** A fake of Mangopay according to its documentation. */
export async function openMangopayAccounts(): Promise<
  AccountsFixture & { change(id: string, fields: Record<string, unknown>): void; url: string }
> {
  const books = createFakeAccountBooks();
  const fake = await startFakeMangopay(books);
  const provider = createMangopayOwnerAccounts({
    provider: 'mangopay',
    url: fake.url,
    clientId: 'campavia',
    apiKey: 'api-key',
    wallets: { EUR: 'wlt_m_eur' },
    hookSecret: HOOK_SECRET,
  });
  return {
    provider,
    url: fake.url,
    change: books.change,
    async decide(id, by) {
      await delay(0);
      books.change(id, OUTCOMES[by] ?? {});
    },
    async webhookOf(id) {
      await delay(0);
      const [, type] = EVENTS.find(([prefix]) => id.startsWith(prefix)) ?? [];
      const rawBody = `secret=${HOOK_SECRET}&EventType=${type}&RessourceId=${id}&Date=1670000000`;
      return { headers: {}, rawBody };
    },
    forged: ({ rawBody }) => ({ headers: {}, rawBody: rawBody.replace(HOOK_SECRET, 'x'.repeat(32)) }),
    close: async () => void (await fake.close()),
  };
}
