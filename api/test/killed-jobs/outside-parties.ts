import { randomUUID } from 'node:crypto';

import type { OwnerAccountsProvider } from '../../src/providers/owner-accounts/owner-accounts-provider';
import type { Crm } from '../../src/providers/crm/crm';
import type { MailingList } from '../../src/providers/mailing-list/mailing-list';
import type { Transport } from '../../src/providers/notifications/transport';
import { createFakePayments, type FakePayments } from '../fake-payments';

type Accounts = Pick<
  OwnerAccountsProvider,
  | ('createUser' | 'closeUser' | 'payOut' | 'payoutStatus')
  | ('createBankAccount' | 'listBankAccounts' | 'deactivateBankAccount')
  | ('submitDocument' | 'document')
>;

/** Everybody whom jobs call. They outlive the processes that call them, and do once what is repeated with its key. */
export interface OutsideParties {
  payments: FakePayments;
  accounts: Accounts;
  crm: Crm;
  mailingList: MailingList;
  transport: Transport;
  /** How much of each kind has happened, such as `payout: 1`. */
  effects(): Record<string, number>;
}

type Once = <Result>(kind: string, key: string, happen: () => Result) => Promise<Result>;

/** Outside parties that record what they did. */
export function createOutsideParties(): OutsideParties {
  const done = new Map<string, { kind: string; result: unknown }>();
  const once: Once = async (kind, key, happen) => {
    await Promise.resolve();
    const name = `${kind} ${key}`;
    const known = done.get(name) ?? { kind, result: happen() };
    done.set(name, known);
    return known.result as ReturnType<typeof happen>;
  };
  const payments = createPayments(once);
  return {
    payments,
    accounts: createAccounts(once),
    crm: { retainsSent: true, push: ({ email, reason }) => once('lead', `${email} ${reason}`, nothing) },
    mailingList: {
      subscribe: (email) => once('subscription', email, nothing),
      unsubscribe: (email) => once('unsubscription', email, nothing),
    },
    // A mail program shows messages with one Message-ID once.
    transport: { send: ({ id }) => once('message', String(id), nothing) },
    effects: () => countKinds([...done.values(), ...[...payments.payIns].map(() => ({ kind: 'pay-in' }))]),
  };
}

const nothing = () => undefined;

function createPayments(once: Once): FakePayments {
  const payments = createFakePayments();
  const answer = () =>
    ({ id: randomUUID(), status: 'SUCCEEDED', redirectUrl: null, errorCode: null }) as const;
  payments.authoriseDeposit = (_, key) => once('deposit', key, answer);
  payments.releaseDeposit = (id) => once('release of a deposit', id, nothing);
  return payments;
}

function createAccounts(once: Once): Accounts {
  return {
    createUser: ({ reference }, key) =>
      once('owner', key, () => ({ id: `user-${reference}`, confirmUrl: null })),
    closeUser: ({ id }) => once('closed owner', id, nothing),
    payOut: (_, key) =>
      once('payout', key, () => ({ id: `payout-${key}`, status: 'SUCCEEDED', refusal: null }) as const),
    payoutStatus: (id) => Promise.resolve({ id, status: 'SUCCEEDED', refusal: null }),
    createBankAccount: (_, { reference }, key) =>
      once('bank account', key, () => ({ id: `bank-${key}`, status: 'ACTIVE', reference, confirmUrl: null })),
    listBankAccounts: () => Promise.resolve([]),
    deactivateBankAccount: (_, id) => once('deactivated bank account', id, nothing),
    submitDocument: (_, __, key) =>
      once('document', key, () => ({ id: `kyc-${key}`, status: 'VALIDATION_ASKED', refusal: null }) as const),
    document: (_, id) => Promise.resolve({ id, status: 'VALIDATION_ASKED', refusal: null }),
  };
}

function countKinds(done: { kind: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of done) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
