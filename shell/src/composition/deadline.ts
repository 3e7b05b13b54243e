/** Something took longer than it was given. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Waits; tests advance it with fake timers. */
export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** The promise's outcome, or a {@link LateError} when it takes longer. The work itself goes on unheard. */
export async function withDeadline<Value>(
  work: Promise<Value>,
  durationMs: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const expire = () => reject(new LateError(`${what} took longer than ${Math.round(durationMs)} ms`));
    timer = setTimeout(expire, durationMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
