import type { DualListingState } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** A camper whose owner goes on to the sister platform. */
export interface SisterRedirect {
  camperId: number;
  title: string;
  dualListing: DualListingState;
  /** The page of the camper here, an absolute address, to which the sister platform links back. */
  returnUrl: string;
  language: Language;
}

/** The sister platform was asked and did not answer as it should. */
export class SisterRedirectsFailure extends Error {}

/** Where owners list, move or manage a camper on the sister platform. */
export interface SisterRedirects {
  /**
   * The absolute address of the page on which its owner goes on with a camper; for them alone.
   * @throws SisterRedirectsFailure
   */
  urlOf(redirect: SisterRedirect): Promise<string>;
}
