import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

/** An e-mail about a condition report, kilometres or a claim. */
interface ConditionNotification {
  to: 'guest' | 'owner';
  template:
    | `condition_to_confirm${'' | '_owner'}`
    | `kilometres_${'charged' | 'owed'}`
    | `claim_${'made' | 'answered_owner' | 'charged' | 'unpaid' | 'withdrawn' | 'passed_on' | 'rejected'}`;
  page: 'trip' | 'booking';
  values?: { code?: string; minutes?: number; km?: number };
}

/** Sends e-mails about bookings. */
export interface ConditionEmails {
  send(
    transaction: Database,
    booking: BookingRow,
    notifications: readonly ConditionNotification[],
  ): Promise<void>;
}

const toGuest = (template: ConditionNotification['template']): ConditionNotification => ({
  to: 'guest',
  template,
  page: 'trip',
});
const toOwner = (template: ConditionNotification['template']): ConditionNotification => ({
  to: 'owner',
  template,
  page: 'booking',
});
const toBoth = (template: ConditionNotification['template']) => [toGuest(template), toOwner(template)];

/** The guest has confirmed a report, and the owner has a code for it. */
export function ownerConfirms(code: string, minutes: number): ConditionNotification[] {
  return [{ ...toOwner('condition_to_confirm_owner'), values: { code, minutes } }];
}

/** The owner has confirmed a report. */
export const GUEST_CONFIRMS = [toGuest('condition_to_confirm')];

/** How kilometres beyond the package are paid. */
export function kilometresSettled(how: 'charged' | 'owed', km: number): ConditionNotification[] {
  return toBoth(`kilometres_${how}`).map((notification) => ({ ...notification, values: { km } }));
}

export const CLAIM_MADE = [toGuest('claim_made')];
export const CLAIM_ANSWERED = [toOwner('claim_answered_owner')];
export const CLAIM_CHARGED = toBoth('claim_charged');
export const CLAIM_UNPAID = toBoth('claim_unpaid');
export const CLAIM_WITHDRAWN = [toGuest('claim_withdrawn')];
export const CLAIM_PASSED_ON = toBoth('claim_passed_on');
export const CLAIM_REJECTED = toBoth('claim_rejected');

/** Every e-mail of this module, about made-up numbers. */
export const CONDITION_NOTIFICATIONS: readonly ConditionNotification[] = [
  ...ownerConfirms('402917', 15),
  ...GUEST_CONFIRMS,
  ...kilometresSettled('charged', 120),
  ...kilometresSettled('owed', 120),
  ...CLAIM_MADE,
  ...CLAIM_ANSWERED,
  ...CLAIM_CHARGED,
  ...CLAIM_UNPAID,
  ...CLAIM_WITHDRAWN,
  ...CLAIM_PASSED_ON,
  ...CLAIM_REJECTED,
];

/** A booking as these e-mails describe it: with an amount of theirs in place of its price. */
export function withAmount(
  booking: BookingRow,
  { amount: price, currency: currency_used }: { amount: Minor; currency: CurrencyCode },
): BookingRow {
  return { ...booking, price, currency_used };
}
