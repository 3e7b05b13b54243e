import type { PageError } from '../../src/reporting/page-error';

/** One error as those who look after the site read it. */
export interface SiteError extends PageError {
  /** Where it was: in front of a reader, or on this server. */
  from: 'page' | 'server';
  at: string;
  /** Id of the composition of the page. */
  composition?: string;
  /** Name of the site: `fr-be`. */
  site?: string;
  /** Path of the page, without its query. */
  path?: string;
}

/** Takes errors somewhere; whatever happens there, it never throws. */
export interface ErrorTaker {
  take(error: SiteError): void;
}
