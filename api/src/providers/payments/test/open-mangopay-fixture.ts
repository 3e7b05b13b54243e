import { createMangopayPayments } from '../mangopay-payments';
import { startFakeMangopay } from './fake-mangopay/start-fake-mangopay';
import type { CardSituation, Gesture, ProviderFixture } from './provider-fixture';

const PAYER = { reference: '7', firstName: 'Camille', lastName: 'Fournier', email: 'guest@campavia.test' };
const HOOK_SECRET = 'h'.repeat(32);

/** Result codes of debits, from Mangopay's list of errors. */
const CODES: Record<CardSituation, string> = {
  pays: '000000',
  challenge: 'challenge',
  'challenge failed': '101301',
  'bank limit': '101113',
  'card limit': '101104',
  expired: '101105',
  fraud: '008999',
  inactive: '101410',
  lost: '008003',
  country: '008508',
  'session expired': '001034',
  unknown: '009999',
  'second half refused': 'late101101',
  'deposit refused': 'late101101',
};
const GESTURES: Record<Gesture, string> = { approve: '000000', refuse: '101301', expire: '101109' };

/** A fake of Mangopay according to its documentation. */
export async function openMangopayFixture(): Promise<ProviderFixture & { calls: unknown[]; url: string }> {
  const fake = await startFakeMangopay();
  const provider = createMangopayPayments({
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
    calls: fake.calls,
    async token(situation) {
      const { id } = await provider.cardRegistration(PAYER, 'EUR');
      return `${id}:data=${CODES[situation]}`;
    },
    gesture: async (id, gesture) => fake.end(id, GESTURES[gesture]),
    async webhookOf(id) {
      const type = id.startsWith('payin') ? 'PAYIN_NORMAL_SUCCEEDED' : 'PAYIN_REFUND_SUCCEEDED';
      const rawBody = `secret=${HOOK_SECRET}&EventType=${type}&RessourceId=${id}&Date=1670000000`;
      return { headers: {}, rawBody };
    },
    forged: ({ rawBody }) => ({ headers: {}, rawBody: rawBody.replace(HOOK_SECRET, 'x'.repeat(32)) }),
    close: async () => void (await fake.close()),
  };
}
