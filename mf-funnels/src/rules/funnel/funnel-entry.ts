import type { BookingState } from '@campavia/domain';

import type { Funnel, FunnelStep } from './funnel-steps';

export type Entry = { to: 'trip' | 'trips' | Funnel } | { step: FunnelStep };

export interface EnteredBooking {
  state: BookingState;
  is_instant: boolean;
  is_payable: boolean;
  is_updatable: boolean;
}

export interface EntryFlags {
  /** On by default: what an owner accepted is paid in the payment funnel. */
  hasPaymentFunnel: boolean;
}

type Row = readonly [when: (booking: EnteredBooking, flags: EntryFlags) => boolean, entry: Entry];

// Without TO_COME_NOT_PAID: its second instalment is still to be paid.
const CONFIRMED: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];

const isInstant = ({ is_instant }: EnteredBooking) => is_instant;
const isRegular = ({ is_instant }: EnteredBooking) => !is_instant;
const isConfirmed = ({ state }: EnteredBooking) => CONFIRMED.includes(state);
const isOver = (booking: EnteredBooking) =>
  !booking.is_updatable && !booking.is_payable && !isConfirmed(booking);
const isIn = (state: BookingState) => (booking: EnteredBooking) => booking.state === state;
const always = () => true;

/** The first matching row decides. */
const ENTRIES: Record<Funnel, readonly Row[]> = {
  request: [
    [isInstant, { to: 'instant' }],
    [isIn('VALIDATED'), { step: 'success' }],
    [isIn('ABANDONED'), { step: 'user-details' }],
    [always, { to: 'trip' }],
  ],
  payment: [
    [isInstant, { to: 'instant' }],
    [isIn('TO_COME_NOT_PAID'), { step: 'summary' }],
    [isConfirmed, { step: 'success' }],
    [isOver, { to: 'trip' }],
    [always, { step: 'user-details' }],
  ],
  instant: [
    [isRegular, { to: 'request' }],
    [isConfirmed, { step: 'success' }],
    [isOver, { to: 'trip' }],
    [always, { step: 'user-details' }],
  ],
  'booking-payment': [
    [isInstant, { to: 'instant' }],
    [(_, { hasPaymentFunnel }) => hasPaymentFunnel, { to: 'payment' }],
    [isConfirmed, { step: 'success' }],
    [isOver, { to: 'trip' }],
    [always, { step: 'user-details' }],
  ],
};

export function findEntry(funnel: Funnel, booking: EnteredBooking | undefined, flags: EntryFlags): Entry {
  if (!booking) return { to: 'trips' };
  const row = ENTRIES[funnel].find(([holds]) => holds(booking, flags));
  return row ? row[1] : { to: 'trip' };
}
