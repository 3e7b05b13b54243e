export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** The work itself is not cancelled. @throws LoadTimeoutError */
export async function withTimeout<Value>(
  work: Promise<Value>,
  durationMs: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const expire = () => reject(new LoadTimeoutError(`${what} took over ${Math.round(durationMs)} ms`));
    timer = setTimeout(expire, durationMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
