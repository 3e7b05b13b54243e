import type { GuestBooking, Me } from '@campavia/contracts';

import type { UseBookingPrice } from '../data/use-booking-price';
import type { Funnel, FunnelStep } from '../rules/funnel-steps';

/** What every step is given. */
export interface StepProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  me: Me;
  pricing: UseBookingPrice;
  /** All of the step is told and kept. */
  onDone: () => void;
}
