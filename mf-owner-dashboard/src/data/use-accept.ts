import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import { usePlatform } from '@campavia/remote-kit';

import {
  acceptStatusOf,
  beginAccept,
  subscribeToAccepts,
  undoAccept,
  type AcceptStatus,
  type AcceptTarget,
} from './pending-accepts';

export interface AcceptTexts {
  /** Said when it is sent. */
  sent: string;
  /** Said when it was not accepted. */
  failed: string;
  retry: string;
}

export interface UseAccept {
  status: AcceptStatus | undefined;
  accept: (texts: AcceptTexts) => void;
  undo: () => void;
}

/** Accepts a request or a change; what was begun goes on when another page of the site is opened. */
export function useAccept(target: AcceptTarget, bookingId: number): UseAccept {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const status = useSyncExternalStore(subscribeToAccepts, () => acceptStatusOf(target, bookingId));

  function accept(texts: AcceptTexts): void {
    beginAccept({
      target,
      bookingId,
      onSent() {
        events.send('toast.shown', { tone: 'good', title: texts.sent });
        events.send('booking.changed', { bookingId, state: target === 'booking' ? 'ACCEPTED' : 'TO_COME' });
      },
      onFailed(error) {
        void mutate(bookingKeys.owner(bookingId));
        const [entry] = isApiError(error) ? errorEntries(error) : [];
        const isLost = isApiError(error) && error.kind === 'network';
        events.send('toast.shown', {
          tone: 'stop',
          title: texts.failed,
          ...(entry?.text && { text: entry.text }),
          isImportant: true,
          ...(isLost && { action: { label: texts.retry, perform: () => accept(texts) } }),
        });
      },
    });
  }

  return { status, accept, undo: () => undoAccept(target, bookingId) };
}
