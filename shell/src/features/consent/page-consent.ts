import { createConsent, type Consent } from './consent';

let known: Consent | undefined;

/** The consent of this page, for all of the shell. */
export function pageConsent(): Consent {
  known ??= createConsent(window);
  return known;
}
