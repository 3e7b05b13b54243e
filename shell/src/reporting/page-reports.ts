import type { EventBus } from '@campavia/remote-kit';

import { describeFailedCall, entriesOf, type FailedCall } from '../data/error-reports/describe-failed-call';
import { createErrorSender } from '../data/error-reports/post-error';

import { describeError } from './describe-error';
import type { PageError } from '../data/error-reports/page-error';
import { createErrorSending } from './send-errors';

export interface ReporterOptions {
  window: Window;
  events: Pick<EventBus, 'send'>;
  site: string;
  pageId: string | undefined;
}

export interface Reports {
  failedCall(failure: FailedCall): void;
  thrown(error: unknown): void;
  rejected(reason: unknown): void;
  reported(error: PageError): void;
}

export function createReports({ window, events, site, pageId }: ReporterOptions): Reports {
  const send = createErrorSending({
    post: createErrorSender(pageId),
    path: () => window.location.pathname,
    site,
  });
  const sendIfAny = (error: PageError | undefined) => error && send(error);
  return {
    failedCall: (failure) => sendIfAny(describeFailedCall(failure)),
    thrown: (error) => sendIfAny(describeError('unhandled', error)),
    rejected(reason) {
      sendIfAny(describeError('rejected', reason));
      const entries = entriesOf(reason);
      if (entries.length > 0) events.send('failure.shown', { entries });
    },
    reported: send,
  };
}
