export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** Frames of a hidden tab are never painted. */
const MAX_FRAME_MS = 100;

/** Resolves once what is in the document has been painted. */
export function nextPaint(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, MAX_FRAME_MS);
    window.requestAnimationFrame(() => {
      window.clearTimeout(timer);
      window.setTimeout(resolve);
    });
  });
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
