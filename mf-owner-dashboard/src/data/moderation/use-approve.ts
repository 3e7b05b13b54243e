import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import { approveListing } from '@campavia/api-client';
import type { ModerationListing } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { failedAnswer } from '../answers/failed-answer';
import {
  answerStatusOf,
  beginAnswer,
  subscribeToAnswers,
  undoAnswer,
  type AnswerStatus,
} from '../answers/pending-answers';

import { isOfModeration } from './use-moderation';

export interface ApproveTexts {
  sent: string;
  failed: string;
  retry: string;
}

export interface UseApprove {
  status: AnswerStatus | undefined;
  approve: (texts: ApproveTexts) => void;
  undo: () => void;
}

/**
 * Approves the shown submission after a moment: until then it can be undone, and no notification is sent. Continues when
 * another page of the site is opened.
 */
export function useApprove({ id, submission }: ModerationListing): UseApprove {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const key = `listing/${id}/${submission.id}`;
  const status = useSyncExternalStore(subscribeToAnswers, () => answerStatusOf(key));

  function approve(texts: ApproveTexts): void {
    beginAnswer({
      key,
      send: async (options) => {
        try {
          return await approveListing(id, { submission_id: submission.id }, options);
        } finally {
          await mutate(isOfModeration);
        }
      },
      onSent: () => events.send('toast.shown', { tone: 'good', title: texts.sent }),
      onFailed: (error) =>
        events.send('toast.shown', failedAnswer(error, { ...texts, again: () => approve(texts) })),
    });
  }

  return { status, approve, undo: () => undoAnswer(key) };
}
