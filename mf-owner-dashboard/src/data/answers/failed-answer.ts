import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { PlatformEvents } from '@campavia/remote-kit';

export interface FailedAnswerTexts {
  failed: string;
  retry: string;
  again: () => void;
}

/** The toast for an answer that was refused, or that was lost and can be sent again. */
export function failedAnswer(
  error: unknown,
  { failed, retry, again }: FailedAnswerTexts,
): PlatformEvents['toast.shown'] {
  const [entry] = isApiError(error) ? errorEntries(error) : [];
  const isLost = isApiError(error) && error.kind === 'network';
  return {
    tone: 'stop',
    title: failed,
    ...(entry?.text && { text: entry.text }),
    isImportant: true,
    ...(isLost && { action: { label: retry, perform: again } }),
  };
}
