import type { EntryFlags } from './funnel-entry';
import type { Funnel } from './funnel-steps';

/**
 * The funnel in which a trip is paid that waits for its money: what was booked at once stays in its own, what an owner
 * accepted has one for paying, or the older one.
 */
export function payNowFunnelOf(
  { isInstant }: { isInstant: boolean },
  { hasPaymentFunnel }: EntryFlags,
): Exclude<Funnel, 'request'> {
  if (isInstant) return 'instant';
  return hasPaymentFunnel ? 'payment' : 'booking-payment';
}
