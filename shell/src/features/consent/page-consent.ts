import { createConsent, type Consent } from './consent';

let known: Consent | undefined;

export function pageConsent(): Consent {
  known ??= createConsent(window);
  return known;
}
