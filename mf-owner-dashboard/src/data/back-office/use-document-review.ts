import useSWR, { useSWRConfig } from 'swr';

import { decideDocument, getDocumentPage, openReviewedDocument } from '@campavia/api-client';
import type { DecideDocument, DocumentPage, ReviewedDocument } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { failedAnswer } from '../answers/failed-answer';
import { beginAnswer, undoAnswer } from '../answers/pending-answers';
import { readDataUrl } from '../read-data-url';

import { isOfBackOffice, useAnswer, type BackOfficeAnswer } from './use-back-office';

function documentKey(id: number | string): string {
  return `back-office/document/${id}`;
}

/** Some browsers read the file only after the click. */
const URL_LIFETIME_MS = 10_000;

/** A document to review. It is opened once, because each access is recorded. */
export function useReviewedDocument(id: string): BackOfficeAnswer<ReviewedDocument> {
  return useAnswer(documentKey(id), () => openReviewedDocument(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
}

/** The file of a page, for pictures; others are undefined. */
export function usePageFile(documentId: number, { id, media_type }: DocumentPage) {
  const key = media_type === 'image/webp' ? `back-office/page/${id}` : null;
  const { data, error } = useSWR<string, unknown>(
    key,
    async () => readDataUrl(await getDocumentPage(documentId, id)),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return { src: data, hasFailed: error !== undefined && !data };
}

export interface DecisionTexts {
  /** While it can be undone. */
  waiting: string;
  undo: string;
  sent: string;
  failed: string;
  retry: string;
}

/**
 * Sends the decision about the shown submission after a moment: until then it can be undone, and no notification is sent.
 * Continues when another page of the site is opened.
 */
export function useDecision({ document }: ReviewedDocument) {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const { id, submitted_at: submittedAt } = document;
  const key = `document/${id}/${submittedAt}`;

  /** @param onUndo called after an undo */
  function decide(
    form: Omit<DecideDocument, 'submitted_at'>,
    texts: DecisionTexts,
    onUndo: () => void,
  ): void {
    const ended = new AbortController();
    beginAnswer({
      key,
      send: async (options) => {
        ended.abort();
        try {
          return await decideDocument(id, { ...form, submitted_at: submittedAt ?? '' }, options);
        } finally {
          // The current document was opened already: each access is recorded.
          await mutate((each) => isOfBackOffice(each) && !String(each).startsWith(documentKey('')));
        }
      },
      onSent: () => events.send('toast.shown', { tone: 'good', title: texts.sent }),
      onFailed: (error) =>
        events.send(
          'toast.shown',
          failedAnswer(error, { ...texts, again: () => decide(form, texts, onUndo) }),
        ),
    });
    const undo = () => {
      undoAnswer(key);
      ended.abort();
      onUndo();
    };
    const action = { label: texts.undo, perform: undo };
    events.send('toast.shown', { tone: 'good', title: texts.waiting, action, signal: ended.signal });
  }

  return { decide };
}

/** Saves the file of a page that the browser does not show. */
export function useSavePage(documentId: number, { id, name }: DocumentPage) {
  const { perform, isBusy } = useAction(async () => {
    const url = URL.createObjectURL(await getDocumentPage(documentId, id));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
  });
  return { save: perform, isBusy };
}
