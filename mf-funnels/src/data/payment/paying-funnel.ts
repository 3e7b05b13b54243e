import type { Funnel } from '../../rules/funnel/funnel-steps';

// Apart from payment-session.ts: every step of a funnel needs this, and only those who pay need the rest.
const keyOf = (bookingId: number) => `campavia.paying-in.${bookingId}`;

/** Stores in this tab in which funnel a trip is being paid: banks return everybody to the same address. */
export function storePayingFunnel(funnel: Funnel, bookingId: number): void {
  try {
    window.sessionStorage.setItem(keyOf(bookingId), funnel);
  } catch {
    // Without storage the page that the bank returns to shows the payment.
  }
}

/** Whether the trip is being paid in that funnel. */
export function isPayingIn(funnel: Funnel, bookingId: number): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(bookingId)) === funnel;
  } catch {
    return false;
  }
}
