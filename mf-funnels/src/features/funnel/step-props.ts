import type { ReactNode } from 'react';

import type { GuestBooking, Me } from '@campavia/contracts';

import type { UseBookingPrice } from '../../data/use-booking-price';
import type { Funnel, FunnelStep } from '../../rules/funnel/funnel-steps';

export interface StepProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  me: Me;
  pricing: UseBookingPrice;
  /** A step renders it itself, because an error summary has to come before it. */
  head: ReactNode;
  notes: ReactNode;
  onDone: () => void;
}
