import { prepareHttp, prepareReading } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';
import { onSignOfLife } from '@campavia/remote-kit/signs-of-life';

/** Fetches ahead what calls need when the reader first moves; pages of somebody signed in read before that. */
export function prefetchHttp(document: Document, { status }: SessionState): void {
  if (status !== 'visitor') void prepareReading();
  const forget = onSignOfLife(document, () => {
    forget();
    void prepareHttp();
  });
}
