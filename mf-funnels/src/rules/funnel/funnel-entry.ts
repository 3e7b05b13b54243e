import type { BookingState } from '@campavia/domain';

import type { Funnel, FunnelStep } from './funnel-steps';

/** Where the entry of a funnel leads: to another page or to one of its steps. */
export type Entry = { to: 'trip' | 'trips' | Funnel } | { step: FunnelStep };

/** What of a booking decides. */
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

/** When it holds, and where that leads. */
type Row = readonly [when: (booking: EnteredBooking, flags: EntryFlags) => boolean, entry: Entry];

// TO_COME_NOT_PAID is none of them: half of it is still to be paid.
const CONFIRMED: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];

const isInstant = ({ is_instant }: EnteredBooking) => is_instant;
const isRegular = ({ is_instant }: EnteredBooking) => !is_instant;
const isConfirmed = ({ state }: EnteredBooking) => CONFIRMED.includes(state);
const isOver = (booking: EnteredBooking) =>
  !booking.is_updatable && !booking.is_payable && !isConfirmed(booking);
const isIn = (state: BookingState) => (booking: EnteredBooking) => booking.state === state;
const always = () => true;

/** The first row that holds decides. */
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

/** The entry of a funnel for a booking. A missing booking leads to the list of trips. */
export function findEntry(funnel: Funnel, booking: EnteredBooking | undefined, flags: EntryFlags): Entry {
  if (!booking) return { to: 'trips' };
  const row = ENTRIES[funnel].find(([holds]) => holds(booking, flags));
  return row ? row[1] : { to: 'trip' };
}
