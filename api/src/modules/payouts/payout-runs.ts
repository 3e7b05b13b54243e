import {
  bankAccountHeldUntil,
  openShare,
  PAYOUT_AFTER_MS,
  payoutBlock,
  settleDebt,
  type CurrencyCode,
  type PayoutBlock,
  type PayoutFacts,
} from '@campavia/domain';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import { createPayoutFactsStore, refusalOf } from './payout-facts.store';
import { createPayoutsStore, type PaidOutBooking, type PayoutRow } from './payouts.store';
import type { PayoutEmails } from './send-payout-emails';

interface Needs {
  database: Database;
  clock: Clock;
  emails: Pick<PayoutEmails, 'announceBlock'>;
}

/** Plans payouts: a due payout is queued, or blocked with its reason until the reason no longer applies. */
export function createPayoutRuns({ database, clock, emails }: Needs) {
  const { amountOf, write } = rounds(clock);

  async function planDue(): Promise<void> {
    const startedBefore = new Date(clock.now().getTime() - PAYOUT_AFTER_MS);
    const waiting = await listWaiting();
    const due = await createPayoutsStore(database).listDue(startedBefore);
    await forEachDespiteErrors(
      due.filter((bookingId) => !waiting.has(bookingId)),
      plan,
    );
  }

  /** Bookings whose payout still waits for the same; nothing about it would change. */
  async function listWaiting(): Promise<Set<number>> {
    const unchanged = await createPayoutsStore(database).listUnchanged(clock.now());
    const owners = [...new Set(unchanged.map(({ owner_id: ownerId }) => ownerId))];
    const obstacles = await createPayoutFactsStore(database).obstaclesOf(owners);
    const waiting = unchanged.filter(({ owner_id: ownerId, block }) => {
      const facts = obstacles.get(ownerId);
      return facts && !facts.hasStaffHold && (block === 'incident' || !facts.hasIdentity);
    });
    return new Set(waiting.map(({ booking_id: bookingId }) => bookingId));
  }

  /** Plans the payout of a booking again, unless it was sent already. */
  async function plan(bookingId: number): Promise<void> {
    await withRetry(database, async (transaction) => {
      const store = createPayoutsStore(transaction);
      const booking = await store.lockBooking(bookingId);
      if (!booking) return;
      for (const currency of await store.currenciesOf(bookingId)) {
        await planIn(transaction, booking, currency);
      }
    });
  }

  async function planIn(
    transaction: Database,
    booking: PaidOutBooking,
    currency: CurrencyCode,
  ): Promise<void> {
    const store = createPayoutsStore(transaction);
    const open = await store.lockOpen(booking.id, currency);
    if (isSent(open)) return;
    const money = await amountOf(transaction, { booking, currency, open });
    if (!money) return open && store.remove(open.id);
    const refused = refusalOf(open) ?? refusalOf(await store.findReturned(booking.id, currency));
    const facts: PayoutFacts = {
      ...(await createPayoutFactsStore(transaction).ofOwner(booking.owner_id)),
      nowMs: clock.now().getTime(),
      hasIncident: booking.has_incident,
      refused,
    };
    const id = await write(transaction, { booking, currency, open, money, facts: afterRelease(facts, open) });
    await emails.announceBlock(transaction, id);
  }

  return { planDue, plan };
}

function rounds(clock: Clock) {
  async function amountOf(transaction: Database, { booking, currency, open }: Round) {
    const store = createPayoutsStore(transaction);
    const share = await store.shareOf({ bookingId: booking.id, currency }, open?.id);
    const endsAtMs = booking.ends_at.getTime() + PAYOUT_AFTER_MS;
    const payable = openShare({ ...share, isTripEnded: clock.now().getTime() >= endsAtMs });
    if (payable <= 0) return undefined;
    const owner = { id: booking.owner_id, currency };
    return settleDebt(payable, await store.debtOf(owner, open?.id));
  }

  async function write(
    transaction: Database,
    { booking, currency, open, money, facts }: Planned,
  ): Promise<number> {
    const store = createPayoutsStore(transaction);
    const now = clock.now();
    const block = payoutBlock(facts) ?? null;
    const heldUntil = block === 'bank_account_changed' ? bankAccountHeldUntil(facts) : undefined;
    const planned = {
      ...money,
      block,
      state: block ? ('blocked' as const) : ('queued' as const),
      blocked_until: heldUntil === undefined ? null : new Date(heldUntil),
      bank_account_id: facts.bankAccount?.id ?? null,
      try_at: block ? null : now,
      tries: 0,
      planned_at: now,
    };
    if (open) {
      await store.update(open.id, planned);
      return open.id;
    }
    const round = (await store.countOf(booking.id)) + 1;
    const { id: booking_id, owner_id } = booking;
    const after = round === 1 ? booking.starts_at : booking.ends_at;
    const due_at = new Date(after.getTime() + PAYOUT_AFTER_MS);
    return store.add({
      ...answerOf(block, facts),
      ...planned,
      booking_id,
      owner_id,
      currency,
      round,
      due_at,
      made_at: now,
    });
  }

  return { amountOf, write };
}

interface Round {
  booking: PaidOutBooking;
  currency: CurrencyCode;
  open: PayoutRow | undefined;
}

interface Planned extends Round {
  money: { amount: number; deducted: number };
  facts: PayoutFacts;
}

/** Facts without the obstacles that staff passed over, for the account that they released the payout to. */
function afterRelease(facts: PayoutFacts, open: PayoutRow | undefined): PayoutFacts {
  const { bankAccount, refused } = facts;
  if (!open?.released_at || !bankAccount || open.released_account_id !== bankAccount.id) return facts;
  const isLifted =
    refused && refused.refusal !== 'account_closed' && refused.atMs <= open.released_at.getTime();
  return {
    ...facts,
    bankAccount: { ...bankAccount, isFirst: true },
    refused: isLifted ? undefined : refused,
  };
}

// A payout that was sent may have been paid although no answer arrived.
function isSent(payout: PayoutRow | undefined): boolean {
  return payout !== undefined && payout.state !== 'blocked' && payout.tries > 0;
}

// A round that follows a returned payout waits for the same reason.
function answerOf(block: PayoutBlock | null, { refused }: PayoutFacts) {
  const known = block === 'provider_refused' ? refused : undefined;
  return {
    provider_id: null,
    refusal: known?.refusal ?? null,
    refused_at: known ? new Date(known.atMs) : null,
    refused_account_id: known?.bankAccountId ?? null,
    failure: null,
    done_at: null,
  };
}
