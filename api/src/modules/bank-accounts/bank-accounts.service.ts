import { randomUUID } from 'node:crypto';

import type { BankAccountRecord, ChangeBankAccount } from '@campavia/contracts';

import { siteOfReader } from '../../core/emails/site-of-reader';
import { InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { buildBankAccountEmail } from './bank-account-email';
import { maskedNumber, toBankAccount } from './bank-accounts.mapper';
import { createBankAccountsStore, type BankAccountRow } from './bank-accounts.store';
import { readBankAccount } from './read-bank-account';
import { createBankAccountSender, type SenderNeeds } from './send-bank-accounts';

interface Needs extends SenderNeeds {
  notifications: Pick<Notifications, 'mail'>;
}

type Order = ReturnType<typeof readBankAccount>;
type OwnerAddresses = Awaited<ReturnType<ReturnType<typeof createBankAccountsStore>['lockOwner']>>;

/** The job leaves an account alone while the call that made it is sending it. */
const CALL_GRACE_MS = 60_000;

/** Bank accounts that owners are paid to. */
export function createBankAccounts(needs: Needs) {
  const { database, clock, providerUsers, log } = needs;
  const sender = createBankAccountSender(needs);

  /** The current account; an empty record without one, and when it cannot be read. */
  async function get(userId: number): Promise<BankAccountRecord> {
    const current = await createBankAccountsStore(database)
      .findCurrent(userId)
      .catch((error: unknown) => void log.error({ err: error }, 'bank account could not be read'));
    return current ? toBankAccount(current, clock.now()) : {};
  }

  /**
   * Takes an account in place of the one before. The same number again changes nothing.
   * @throws InvalidFieldsError; HttpError 405 owner_details_missing
   */
  async function change(userId: number, form: ChangeBankAccount): Promise<BankAccountRecord> {
    const order = readBankAccount(form);
    await providerUsers.ensure(userId, order.address).catch(waitForProvider);
    const made = await withRetry(database, (within) => replace(within, userId, order));
    if (made && (await sender.send(made)) === 'refused') {
      await withRetry(database, (within) => putBack(within, made));
      throw new InvalidFieldsError({ iban: { id: 'iban_not_accepted' } });
    }
    return get(userId);
  }

  async function replace(
    within: Database,
    userId: number,
    order: Order,
  ): Promise<BankAccountRow | undefined> {
    const store = createBankAccountsStore(within);
    const owner = await store.lockOwner(userId);
    const current = await store.findCurrent(userId);
    const number_hash = needs.orders.hash(order.iban);
    const isSame = current?.number_hash?.equals(number_hash) && current.holder === order.holder;
    if (isSame && current?.refused_at === null) return undefined;
    const now = clock.now();
    if (current) {
      await store.update(current.id, { replaced_at: now, try_at: null });
      await warn(within, owner, order.iban);
    }
    const reference = randomUUID();
    return store.add({
      reference,
      user_id: userId,
      holder: order.holder,
      country: order.iban.slice(0, 2),
      last_digits: order.iban.slice(-4),
      provider_id: null,
      made_at: now,
      replaced_at: null,
      sealed_order: needs.orders.seal(reference, { ...order, isCompany: owner.professional_type !== null }),
      number_hash,
      try_at: new Date(now.getTime() + CALL_GRACE_MS),
    });
  }

  /** The e-mail is stored with the change, so that no interruption loses it. */
  async function warn(within: Database, owner: OwnerAddresses, iban: string): Promise<void> {
    const masked = maskedNumber({ country: iban.slice(0, 2), last_digits: iban.slice(-4) });
    const email = buildBankAccountEmail(siteOfReader(owner), masked);
    const addresses = new Set([owner.email, owner.company_email ?? owner.email]);
    for (const recipient of addresses) await needs.notifications.mail({ recipient, ...email }, within);
  }

  const { sendWaiting, handleEvent } = sender;
  return { get, change, sendWaiting, handleEvent, hashesOfIban: needs.orders.hashes };
}

export type BankAccounts = ReturnType<typeof createBankAccounts>;

async function putBack(within: Database, { id, user_id }: BankAccountRow): Promise<void> {
  const store = createBankAccountsStore(within);
  await store.lockOwner(user_id);
  await store.remove(id);
  const before = await store.findLatest(user_id);
  if (!before) return;
  await store.update(before.id, { replaced_at: null, try_at: before.sealed_order && before.made_at });
}

function waitForProvider(error: unknown): void {
  if (!(error instanceof PaymentsFailure)) throw error;
}
