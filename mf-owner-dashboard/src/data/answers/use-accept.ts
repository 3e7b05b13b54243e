import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import { acceptBooking, acceptExtension, bookingKeys } from '@campavia/api-client';
import { usePlatform } from '@campavia/remote-kit';

import {
  answerStatusOf,
  beginAnswer,
  subscribeToAnswers,
  undoAnswer,
  type AnswerStatus,
} from './pending-answers';
import { failedAnswer } from './failed-answer';

export type AcceptTarget = 'booking' | 'change';

export interface AcceptTexts {
  /** Toast when it is sent. */
  sent: string;
  /** Toast when it was not accepted. */
  failed: string;
  retry: string;
}

export interface UseAccept {
  status: AnswerStatus | undefined;
  accept: (texts: AcceptTexts) => void;
  undo: () => void;
}

/** Accepts a request or a change; continues when another page of the site is opened. */
export function useAccept(target: AcceptTarget, bookingId: number): UseAccept {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const key = `${target}/${bookingId}`;
  const status = useSyncExternalStore(subscribeToAnswers, () => answerStatusOf(key));

  function accept(texts: AcceptTexts): void {
    beginAnswer({
      key,
      send: (options) =>
        target === 'booking' ? acceptBooking(bookingId, options) : acceptExtension(bookingId, options),
      onSent() {
        events.send('toast.shown', { tone: 'good', title: texts.sent });
        events.send('booking.changed', { bookingId, state: target === 'booking' ? 'ACCEPTED' : 'TO_COME' });
      },
      onFailed(error) {
        void mutate(bookingKeys.owner(bookingId));
        events.send('toast.shown', failedAnswer(error, { ...texts, again: () => accept(texts) }));
      },
    });
  }

  return { status, accept, undo: () => undoAnswer(key) };
}
