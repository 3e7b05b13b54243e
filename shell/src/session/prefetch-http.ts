import { prepareHttp, prepareReading } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';
import { onSignOfLife } from '@campavia/remote-kit/signs-of-life';

/** Pages of signed-in users call the api before the first interaction. */
export function prefetchHttp(document: Document, { status }: SessionState): void {
  if (status !== 'visitor') void prepareReading();
  const forget = onSignOfLife(document, () => {
    forget();
    void prepareHttp();
  });
}
