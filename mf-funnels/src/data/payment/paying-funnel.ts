import type { Funnel } from '../../rules/funnel/funnel-steps';

// A file of its own: every step needs this, and only those who pay need payment-session.ts.
const keyOf = (bookingId: number) => `campavia.paying-in.${bookingId}`;

/** Stored because banks return to the same address for every funnel. */
export function storePayingFunnel(funnel: Funnel, bookingId: number): void {
  try {
    window.sessionStorage.setItem(keyOf(bookingId), funnel);
  } catch {
    // Without storage the page that the bank returns to shows the payment.
  }
}

export function isPayingIn(funnel: Funnel, bookingId: number): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(bookingId)) === funnel;
  } catch {
    return false;
  }
}
