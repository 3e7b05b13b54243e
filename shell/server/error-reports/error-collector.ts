import { withoutSecrets } from '../../src/reporting/send-errors';

import type { Dsn } from '../config/read-dsn';
import { createSentryAdapter } from './sentry-adapter';
import type { ErrorSink, SiteError } from './site-error';

const MAX_ERRORS = 200;

export interface ReportsOptions {
  log: (line: object, sentence: string) => void;
  dsn?: Dsn;
  environment: string;
  nowMs: () => number;
}

export interface Reports {
  take(error: Omit<SiteError, 'at' | 'from'> & Partial<Pick<SiteError, 'from'>>): void;
  recent(): readonly SiteError[];
}

export function createReports({ log, dsn, environment, nowMs }: ReportsOptions): Reports {
  const errors: SiteError[] = [];
  const onUndelivered = (sentence: string) => log({}, sentence);
  const outside = dsn && createSentryAdapter({ dsn, environment, nowMs, onUndelivered });
  const memory: ErrorSink = {
    take: (error) => void (errors.unshift(error) > MAX_ERRORS && errors.pop()),
  };
  const book: ErrorSink = { take: (error) => log({ report: error }, 'error reported') };

  return {
    take(given) {
      const { composition, site, path, from = 'server' } = given;
      const at = new Date(nowMs()).toISOString();
      // Pages remove personal data from their errors, but a client can send anything.
      const error: SiteError = { ...withoutSecrets(given), from, at, composition, site, path };
      for (const sink of [memory, book, outside]) sink?.take(error);
    },
    recent: () => [...errors],
  };
}
