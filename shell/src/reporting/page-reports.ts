import type { EventBus } from '@campavia/remote-kit';

import { describeFailedCall, entriesOf, type FailedCall } from '../data/errors/describe-failed-call';
import { createErrorPost } from '../data/errors/post-error';

import { describeError } from './describe-error';
import type { PageError } from './page-error';
import { createTelling } from './tell-errors';

export interface ReporterOptions {
  window: Window;
  events: Pick<EventBus, 'send'>;
  /** Name of the site: `fr-be`. */
  site: string;
  /** The signed id of this document. */
  pageId: string | undefined;
}

/** How the errors of one page are told. */
export interface Reports {
  failedCall(failure: FailedCall): void;
  thrown(error: unknown): void;
  /** Nobody waited for it with an answer: of a failed call the reader is told, too. */
  rejected(reason: unknown): void;
  told(error: PageError): void;
}

export function createReports({ window, events, site, pageId }: ReporterOptions): Reports {
  const tell = createTelling({
    post: createErrorPost(pageId),
    path: () => window.location.pathname,
    site,
  });
  const tellIfAny = (error: PageError | undefined) => error && tell(error);
  return {
    failedCall: (failure) => tellIfAny(describeFailedCall(failure)),
    thrown: (error) => tellIfAny(describeError('unhandled', error)),
    rejected(reason) {
      tellIfAny(describeError('rejected', reason));
      const entries = entriesOf(reason);
      if (entries.length > 0) events.send('failure.shown', { entries });
    },
    told: tell,
  };
}
