import type { CreateClaim } from '@campavia/contracts';
import {
  answerUntilMs,
  chargeReasonOf,
  claimWindow,
  findClaimTransition,
  MAX_CLAIMS,
  parseDecimal,
  placeInWindow,
  type ClaimTransition,
  type Minor,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { BookingProcess, BookingRow } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { chargeClaim } from './charge-claim';
import { createClaimsStore, type ClaimRow } from './claims.store';
import {
  CLAIM_ANSWERED,
  CLAIM_MADE,
  CLAIM_WITHDRAWN,
  withAmount,
  type ConditionEmails,
} from './condition-emails';
import { createConditionReportsStore } from './condition-reports.store';
import { isFinal, isRented, momentsOfTrip, type ConditionParty } from './require-writable';
import { findDepositLeft } from './settle-trip';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
  emails: ConditionEmails;
  charges: DepositCharges;
}

/** Claims of owners from the deposits of their guests. Each function throws HttpError 404 booking_not_found. */
export function createClaims(needs: Needs) {
  return { make: making(needs), ...ending(needs) };
}

export type ClaimsService = ReturnType<typeof createClaims>;

function making({ database, clock, process, emails, charges }: Needs) {
  /**
   * Makes a claim: the deposit is not released while it is open.
   * @throws HttpError 405 claim_too_early, claim_too_late, claims_too_many; InvalidFieldsError
   */
  return async ({ side, userId, id }: ConditionParty, form: CreateClaim): Promise<void> => {
    const { id: bookingId } = await process.findOwn(side, userId, id);
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      await requireClaimable(transaction, booking, clock.now());
      const store = createClaimsStore(transaction);
      const claims = await store.list(bookingId);
      if (claims.length >= MAX_CLAIMS) throw new HttpError(405, 'claims_too_many');
      if (form.kind === 'kilometres' && (await store.findSettlement(bookingId))) {
        throw new InvalidFieldsError({ kind: { id: 'claim_kilometres_settled' } });
      }
      const { left, currency } = await findDepositLeft(transaction, booking, charges);
      const amount = readAmount(form.amount, left);
      const description = readText('description', form.description);
      const made_at = clock.now();
      const answer_until = new Date(answerUntilMs(made_at.getTime()));
      const claim = {
        booking_id: bookingId,
        kind: form.kind,
        amount,
        currency,
        description,
        made_at,
        answer_until,
      };
      await store.insert(claim);
      await store.markIncident(bookingId);
      await emails.send(transaction, withAmount(booking, claim), CLAIM_MADE);
    });
  };
}

async function requireClaimable(transaction: Database, booking: BookingRow, now: Date): Promise<void> {
  if (!isRented(booking)) throw new HttpError(405, 'condition_report_not_possible');
  const returnedAt = await findReturn(transaction, booking.id);
  const place = placeInWindow(claimWindow(momentsOfTrip(booking), returnedAt), now.getTime());
  if (place === 'before') throw new HttpError(405, 'claim_too_early');
  if (place === 'over') throw new HttpError(405, 'claim_too_late');
}

/** When the return was confirmed by both; null until then. */
async function findReturn(on: Database, bookingId: number): Promise<number | null> {
  const reports = await createConditionReportsStore(on).list(bookingId);
  const report = reports.find(({ moment }) => moment === 'return');
  if (!report || !isFinal(report)) return null;
  return Math.max(report.guest_confirmed_at?.getTime() ?? 0, report.owner_confirmed_at?.getTime() ?? 0);
}

function readAmount(text: string, left: Minor): Minor {
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? parseDecimal(text) : 0;
  if (amount <= 0) throw new InvalidFieldsError({ amount: { id: 'field_invalid' } });
  if (amount > left) throw new InvalidFieldsError({ amount: { id: 'claim_above_deposit' } });
  return amount;
}

function readText(field: string, text: string): string {
  const read = text.replaceAll('\0', '').normalize('NFC').trim();
  if (!read) throw new InvalidFieldsError({ [field]: { id: 'field_required' } });
  return read;
}

interface HeldClaim {
  transaction: Database;
  booking: BookingRow;
  claim: ClaimRow;
}

function ending({ database, clock, process, emails, charges }: Needs) {
  async function hold<Result>(
    { side, userId, id }: ConditionParty,
    claimId: string,
    run: (held: HeldClaim) => Promise<Result>,
  ): Promise<Result> {
    const { id: bookingId } = await process.findOwn(side, userId, id);
    return withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      const claims = await createClaimsStore(transaction).list(bookingId);
      const claim = claims.find((each) => each.id === parseRowId(claimId));
      if (!claim) throw new HttpError(404, 'claim_not_found');
      return run({ transaction, booking, claim });
    });
  }

  /** Takes an open claim back. @throws HttpError 404 claim_not_found, 405 claim_closed */
  async function withdraw(by: ConditionParty, claimId: string): Promise<void> {
    await hold(by, claimId, async ({ transaction, booking, claim }) => {
      const transition = requireTransition('withdraw', 'owner', claim);
      const store = createClaimsStore(transaction);
      await store.transition(claim.id, transition, { ended_at: clock.now() });
      await store.markIncident(booking.id);
      await emails.send(transaction, withAmount(booking, claim), CLAIM_WITHDRAWN);
    });
  }

  /** Accepts an open claim, which charges the deposit at once. @throws HttpError 404 claim_not_found, 405 claim_closed */
  async function accept(by: ConditionParty, claimId: string): Promise<void> {
    const paymentId = await hold(by, claimId, async ({ transaction, booking, claim }) => {
      const transition = requireTransition('accept', 'guest', claim);
      const charge = { amount: claim.amount, reason: chargeReasonOf(claim.kind), at: clock.now() };
      return chargeClaim({ transaction, charges, emails }, { booking, claim, transition, charge });
    });
    if (paymentId !== null) await charges.sync(paymentId);
  }

  /**
   * Writes the guest's one answer to an open claim; staff decide afterwards.
   * @throws HttpError 404, 405 claim_closed, claim_answered, claim_answer_too_late
   */
  async function answer(by: ConditionParty, claimId: string, text: string): Promise<void> {
    const read = readText('answer', text);
    await hold(by, claimId, async ({ transaction, booking, claim }) => {
      requireTransition('accept', 'guest', claim);
      if (claim.answer !== null) throw new HttpError(405, 'claim_answered');
      const now = clock.now();
      if (now >= claim.answer_until) throw new HttpError(405, 'claim_answer_too_late');
      await createClaimsStore(transaction).answer(claim.id, read, now);
      await emails.send(transaction, withAmount(booking, claim), CLAIM_ANSWERED);
    });
  }

  return { withdraw, accept, answer };
}

function requireTransition(
  name: ClaimTransition['name'],
  actor: ClaimTransition['actor'],
  { state }: ClaimRow,
): ClaimTransition {
  const found = findClaimTransition(name, actor, state);
  if (!found) throw new HttpError(405, 'claim_closed');
  return found;
}
