/** Waits; tests advance it with fake timers. */
export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** The promise's outcome, or a failure when it takes longer. The work itself goes on unheard. */
export async function withDeadline<Value>(
  work: Promise<Value>,
  durationMs: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${durationMs} ms`)), durationMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
