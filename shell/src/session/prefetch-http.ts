import { prepareHttp, prepareReading } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';
import { onFirstInteraction } from '@campavia/remote-kit/first-interaction';

/** Pages of signed-in users call the api before the first interaction. */
export function prefetchHttp(document: Document, { status }: SessionState): void {
  if (status !== 'visitor') void prepareReading();
  const forget = onFirstInteraction(document, () => {
    forget();
    void prepareHttp();
  });
}
