import type { ReactNode } from 'react';

import type { GuestBooking, Me } from '@campavia/contracts';

import type { UseBookingPrice } from '../../data/use-booking-price';
import type { Funnel, FunnelStep } from '../../rules/funnel/funnel-steps';

/** What every step is given. */
export interface StepProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  me: Me;
  pricing: UseBookingPrice;
  /** The heading of the page. A step with a list of errors draws that first, so that each draws its own. */
  head: ReactNode;
  /** What is to be known of the trip and its price, under the heading. */
  notes: ReactNode;
  /** The step is complete and saved. */
  onDone: () => void;
}
