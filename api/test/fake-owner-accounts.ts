import type {
  OwnerAccountsProvider,
  PayoutAnswer,
  PayoutOrder,
  ProviderOwner,
} from '../src/providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../src/providers/payments/payments-provider';

/** A fake provider of owners' accounts that records what it is sent. */
export interface FakeOwnerAccounts extends Pick<
  OwnerAccountsProvider,
  'createUser' | 'payOut' | 'payoutStatus'
> {
  owners: ProviderOwner[];
  /** Payouts by their id at the provider. */
  payouts: Map<string, { order: PayoutOrder; answer: PayoutAnswer }>;
  /** The answer to payouts from now on. */
  mode: 'pays' | 'waits' | 'refuses' | 'away' | 'breaks after it took the order';
  /** Ends a payout as a bank would. */
  end(id: string, answer: Pick<PayoutAnswer, 'status' | 'refusal'>): void;
}

/** Creates a fake payout provider. */
export function createFakeOwnerAccounts(): FakeOwnerAccounts {
  const byKey = new Map<string, string>();
  const fake: FakeOwnerAccounts = {
    owners: [],
    payouts: new Map(),
    mode: 'pays',
    createUser: async (owner) => {
      await Promise.resolve();
      if (fake.mode === 'away') throw new PaymentsFailure('away', 'no answer');
      fake.owners.push(owner);
      return { id: `user-${owner.reference}`, confirmUrl: null };
    },
    payOut: async (order, key) => {
      await Promise.resolve();
      if (fake.mode === 'away') throw new PaymentsFailure('away', 'no answer');
      const known = byKey.get(key);
      if (known) return answerOf(fake, known);
      const id = `po-${fake.payouts.size + 1}`;
      byKey.set(key, id);
      fake.payouts.set(id, { order, answer: { id, ...outcomeOf(fake.mode) } });
      if (fake.mode === 'breaks after it took the order') throw new PaymentsFailure('away', 'cut off');
      return answerOf(fake, id);
    },
    payoutStatus: async (id) => {
      await Promise.resolve();
      if (fake.mode === 'away') throw new PaymentsFailure('away', 'no answer');
      return answerOf(fake, id);
    },
    end(id, answer) {
      const payout = fake.payouts.get(id);
      if (!payout) throw new Error(`${id} was not sent`);
      payout.answer = { id, ...answer };
    },
  };
  return fake;
}

function answerOf(fake: FakeOwnerAccounts, id: string): PayoutAnswer {
  const payout = fake.payouts.get(id);
  if (!payout) throw new PaymentsFailure('unknown', id);
  return payout.answer;
}

function outcomeOf(mode: FakeOwnerAccounts['mode']): Omit<PayoutAnswer, 'id'> {
  if (mode === 'waits' || mode.startsWith('breaks')) return { status: 'CREATED', refusal: null };
  if (mode === 'refuses') return { status: 'FAILED', refusal: 'account_closed' };
  return { status: 'SUCCEEDED', refusal: null };
}
