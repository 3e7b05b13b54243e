import type { EntryFlags } from './funnel-entry';
import type { Funnel } from './funnel-steps';

/** Instant bookings are paid in their own funnel, accepted requests in `payment` or the older one. */
export function payNowFunnelOf(
  { isInstant }: { isInstant: boolean },
  { hasPaymentFunnel }: EntryFlags,
): Exclude<Funnel, 'request'> {
  if (isInstant) return 'instant';
  return hasPaymentFunnel ? 'payment' : 'booking-payment';
}
