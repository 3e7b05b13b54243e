import { withoutSecrets } from '../../src/reporting/tell-errors';

import type { Dsn } from './read-dsn';
import { createSentryAdapter } from './sentry-adapter';
import type { ErrorTaker, SiteError } from './site-error';

/** How many errors are kept to look at. */
const KEPT = 200;

export interface ReportsOptions {
  /** Writes one structured line into the site's log. */
  log: (line: object, sentence: string) => void;
  /** A collector beside the site's own. */
  dsn?: Dsn;
  environment: string;
  nowMs: () => number;
}

/** Where the errors of the product come together, those of pages and those of this server. */
export interface Reports {
  take(error: Omit<SiteError, 'at' | 'from'> & Partial<Pick<SiteError, 'from'>>): void;
  /** The last ones, newest first; for whoever looks after this process, shown nowhere. */
  recent(): readonly SiteError[];
}

/** The site's own collector, its log and its memory, and the outside one where there is one. */
export function createReports({ log, dsn, environment, nowMs }: ReportsOptions): Reports {
  const kept: SiteError[] = [];
  const complain = (sentence: string) => log({}, sentence);
  const outside = dsn && createSentryAdapter({ dsn, environment, nowMs, complain });
  const memory: ErrorTaker = {
    take: (error) => void (kept.unshift(error) > KEPT && kept.pop()),
  };
  const book: ErrorTaker = { take: (error) => log({ report: error }, 'error reported') };

  return {
    take(given) {
      const { composition, site, path, from = 'server' } = given;
      const at = new Date(nowMs()).toISOString();
      // The page has scrubbed it too; but what comes from outside is whatever somebody sends.
      const error: SiteError = { ...withoutSecrets(given), from, at, composition, site, path };
      for (const taker of [memory, book, outside]) taker?.take(error);
    },
    recent: () => [...kept],
  };
}
