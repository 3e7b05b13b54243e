export type { Consent, ConsentChoice } from './consent';
export { reportConsent } from './report-consent';
