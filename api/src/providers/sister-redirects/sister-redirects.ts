import type { DualListingState } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** A camper whose owner continues on the sister platform. */
export interface SisterRedirect {
  camperId: number;
  title: string;
  dualListing: DualListingState;
  /** Absolute URL of the camper's page here, for the link back. */
  returnUrl: string;
  language: Language;
}

/** The sister platform did not answer, or its answer was invalid. */
export class SisterRedirectsFailure extends Error {}

/** Lets owners list, move or manage a camper on the sister platform. */
export interface SisterRedirects {
  /**
   * Absolute URL of the camper's page there, valid for its owner only.
   * @throws SisterRedirectsFailure
   */
  urlOf(redirect: SisterRedirect): Promise<string>;
}
