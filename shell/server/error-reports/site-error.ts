import type { PageError } from '../../src/data/error-reports/page-error';

export interface SiteError extends PageError {
  /** Where it was: in front of a reader, or on this server. */
  from: 'page' | 'server';
  at: string;
  composition?: string;
  /** Name of the site: `fr-be`. */
  site?: string;
  path?: string;
}

export interface ErrorTaker {
  take(error: SiteError): void;
}
