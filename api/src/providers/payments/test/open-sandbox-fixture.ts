import { startPaymentSandbox } from '../../../../test/payment-sandbox';
import { copyDatabase } from '../../../../test/scratch-databases';
import { createSandboxPayments } from '../sandbox-payments';
import type { CardSituation, ProviderFixture } from './provider-fixture';
import { startWebhookReceiver } from './webhook-receiver';

const ENDINGS: Record<CardSituation, string> = {
  pays: '4242',
  challenge: '3220',
  'challenge failed': '0301',
  'bank limit': '0302',
  'card limit': '0303',
  expired: '0304',
  fraud: '0305',
  inactive: '0306',
  lost: '0307',
  country: '0308',
  'session expired': '0309',
  unknown: '0311',
  'second half refused': '3246',
  'deposit refused': '3253',
};
const PHONE = '+351912345677';

/** The payment sandbox as a separate process. */
export async function openSandboxFixture(): Promise<ProviderFixture> {
  const database = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_house_${process.pid}`,
  );
  const webhooks = await startWebhookReceiver();
  const sandbox = await startPaymentSandbox({ databaseUrl: database.url, webhookUrl: webhooks.url });
  const provider = createSandboxPayments(sandbox.settings);
  return {
    provider,
    token: (situation) => sandbox.card(ENDINGS[situation]),
    async gesture(id, gesture) {
      const { redirectUrl } = await provider.payInStatus(id);
      if (redirectUrl) await sandbox.press(redirectUrl, gesture);
      else await sandbox.answerPhone(id, PHONE, gesture === 'approve' ? 'approve' : 'refuse');
    },
    async webhookOf(id) {
      const [{ headers, body } = { headers: {}, body: '' }] = await webhooks.about(id);
      return { headers, rawBody: body };
    },
    forged: ({ headers, rawBody }) => ({ headers, rawBody: rawBody.replace('SUCCEEDED', 'FAILED') }),
    async close() {
      await sandbox.stop();
      await webhooks.close();
      await database.drop();
    },
  };
}
