import type { PageError } from '../../src/data/error-reports/page-error';

export interface SiteError extends PageError {
  from: 'page' | 'server';
  at: string;
  composition?: string;
  site?: string;
  path?: string;
}

export interface ErrorSink {
  take(error: SiteError): void;
}
