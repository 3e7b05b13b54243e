import type { Funnel } from '../rules/funnel-steps';

const keyOf = (bookingId: number) => `campavia.paying-in.${bookingId}`;

/** Remembers in this tab in which funnel a trip is being paid: a bank sends everybody back to the same page. */
export function rememberPayingIn(funnel: Funnel, bookingId: number): void {
  try {
    window.sessionStorage.setItem(keyOf(bookingId), funnel);
  } catch {
    // Without storage the page of the return serves as well.
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
