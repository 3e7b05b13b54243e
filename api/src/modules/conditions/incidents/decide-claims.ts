import type { DecideClaim } from '@campavia/contracts';
import {
  chargeReasonOf,
  findClaimTransition,
  formatDecimal,
  grantedAmount,
  parseDecimal,
  type ClaimDecision,
  type Minor,
  type StaffActionName,
} from '@campavia/domain';

import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { AppContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import { requireStaff } from '../../back-office/require-staff.service';
import { createStaffActionsStore } from '../../back-office/staff-actions.service';
import type { BookingProcess, BookingRow } from '../../bookings/booking-process.service';
import type { SignedIn } from '../../identity/signed-in.service';
import type { DepositCharges } from '../../payments/payments.service';
import { chargeClaim } from '../charge-claim';
import { createClaimsStore, type ClaimRow } from '../claims.store';
import { CLAIM_PASSED_ON, CLAIM_REJECTED, withAmount, type ConditionEmails } from '../condition-emails';
import { waitsFor } from '../conditions.mapper';
import { createIncidentsStore } from './incidents.store';

export interface DecisionNeeds extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'lock'>;
  emails: ConditionEmails;
  charges: DepositCharges;
}

/** The name of a decision in the audit log. */
const ACTIONS = {
  full: 'claim_granted',
  part: 'claim_part_granted',
  none: 'claim_rejected',
} as const satisfies Record<ClaimDecision, StaffActionName>;

/** The claim that staff decide on, and their decision. */
export interface ClaimToDecide {
  bookingId: string;
  claimId: string;
  form: DecideClaim;
}

interface Decided {
  booking: BookingRow;
  claim: ClaimRow;
  decision: ClaimDecision;
  granted: Minor;
  note: string | null;
  staffId: number;
  at: Date;
}

/** Staff decide on claims that guest and owner do not agree on. */
export function createClaimDecisions(needs: DecisionNeeds) {
  return { decide: deciding(needs), passOnDue: passingOn(needs) };
}

function deciding({ database, clock, process, emails, charges }: DecisionNeeds) {
  /**
   * Decides on one claim: the granted amount is charged to the deposit at once, and both sides get an e-mail.
   * @throws HttpError 404 booking_not_found, claim_not_found; 405 claim_waits_for_guest, second_person_needed for who
   * acted as one of them; 409 claim_decided; InvalidFieldsError on `amount` or `reason`
   */
  return async (who: SignedIn, { bookingId, claimId, form }: ClaimToDecide): Promise<void> => {
    const staffId = requireStaff(who, 'booking_not_found');
    const paymentId = await withRetry(database, async (transaction) => {
      const id = parseRowId(bookingId);
      await requireOutsider(transaction, id, staffId);
      const booking = await process.lock(transaction, id);
      const claims = await createClaimsStore(transaction).list(id);
      const claim = claims.find((each) => each.id === parseRowId(claimId));
      if (!claim) throw new HttpError(404, 'claim_not_found');
      const at = clock.now();
      requireWaiting(claim, at);
      const granted = readGranted(form, claim);
      await requireHeld(transaction, booking, { charges, granted });
      const note = readNote(form);
      const decided = { booking, claim, decision: form.decision, granted, note, staffId, at };
      await recordDecision(transaction, decided);
      return apply(transaction, decided);
    });
    if (paymentId !== null) await charges.sync(paymentId);
  };

  async function apply(transaction: Database, decided: Decided): Promise<number | null> {
    const { booking, claim, granted, note, staffId, at } = decided;
    const store = createClaimsStore(transaction);
    const changes = { granted, decided_by: staffId, decided_at: at, decision_note: note };
    const transition = findClaimTransition(granted > 0 ? 'grant' : 'reject', 'staff', claim.state);
    if (!transition) throw new HttpError(409, 'claim_decided');
    if (granted > 0) {
      const charge = { amount: granted, reason: chargeReasonOf(claim.kind), at };
      return chargeClaim({ transaction, charges, emails }, { booking, claim, transition, changes, charge });
    }
    await store.transition(claim.id, transition, { ...changes, ended_at: at });
    await store.markIncident(booking.id);
    await emails.send(transaction, withAmount(booking, claim), CLAIM_REJECTED);
    return null;
  }
}

/** Staff never decide on their own bookings, nor on those that they changed while they acted as another user. */
async function requireOutsider(transaction: Database, bookingId: number, staffId: number): Promise<void> {
  const incidents = createIncidentsStore(transaction);
  if (!(await incidents.findParties(bookingId, staffId))) throw new HttpError(404, 'booking_not_found');
  if (await incidents.hasActedAsSide(staffId, bookingId)) throw new HttpError(405, 'second_person_needed');
}

function requireWaiting(claim: ClaimRow, now: Date): void {
  const waits = waitsFor(claim, now);
  if (waits === null) throw new HttpError(409, 'claim_decided');
  if (waits === 'guest') throw new HttpError(405, 'claim_waits_for_guest');
}

function readGranted({ decision, amount = '' }: DecideClaim, claim: ClaimRow): Minor {
  const part = /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? parseDecimal(amount) : 0;
  const granted = grantedAmount(decision, claim.amount, part);
  if (granted === undefined) throw new InvalidFieldsError({ amount: { id: 'claim_part_invalid' } });
  return granted;
}

interface Wanted {
  charges: DepositCharges;
  granted: Minor;
}

// Without a deposit on a card the amount is settled between guest and owner.
async function requireHeld(
  transaction: Database,
  booking: BookingRow,
  { charges, granted }: Wanted,
): Promise<void> {
  const { amount: held, charged, isOnCard } = await charges.find(transaction, booking);
  if (isOnCard && granted > held - charged) {
    throw new InvalidFieldsError({ amount: { id: 'claim_above_deposit' } });
  }
}

function readNote({ decision, reason = '' }: DecideClaim): string | null {
  // The database takes no character of this kind.
  const note = reason.replaceAll('\0', '').normalize('NFC').trim();
  if (!note && decision !== 'full') throw new InvalidFieldsError({ reason: { id: 'field_required' } });
  return note || null;
}

async function recordDecision(transaction: Database, decided: Decided): Promise<void> {
  const { booking, claim, decision, granted, note, staffId, at } = decided;
  await createStaffActionsStore(transaction).record({
    staffId,
    action: ACTIONS[decision],
    subject: 'booking',
    subjectId: booking.id,
    userId: booking.guest_id,
    before: {
      claim: claim.id,
      kind: claim.kind,
      state: claim.state,
      claimed: amountText(claim.amount, claim),
    },
    after: { granted: amountText(granted, claim), reason: note },
    at,
  });
}

function amountText(amount: Minor, { currency }: ClaimRow): string {
  return `${formatDecimal(amount)} ${currency}`;
}

function passingOn({ database, clock, process, emails }: Omit<DecisionNeeds, 'charges'>) {
  /** Notifies guest and owner once of claims that were not answered in time: staff decide now. */
  return async (): Promise<void> => {
    const unanswered = await createClaimsStore(database).listUnanswered(clock.now());
    await forEachDespiteErrors(unanswered, ({ id, booking_id }) =>
      withRetry(database, async (transaction) => {
        const booking = await process.lock(transaction, booking_id);
        const claim = await createClaimsStore(transaction).passOn(id, clock.now());
        if (claim) await emails.send(transaction, withAmount(booking, claim), CLAIM_PASSED_ON);
      }),
    );
  };
}
