const AGAIN_AFTER_MS = 10_000;
const LASTS_MS = 3_600_000;

/**
 * Caches an answer for an hour; after a failure, calls within ten seconds fail with the same error instead of waiting.
 */
export function cacheAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; until: number } | undefined;

  return function answer(): Promise<Answer> {
    const now = performance.now();
    if (last && now < last.until) return last.answer;
    const asked = { answer: ask(), until: now + LASTS_MS };
    asked.answer.catch(() => {
      asked.until = performance.now() + AGAIN_AFTER_MS;
    });
    last = asked;
    return asked.answer;
  };
}
