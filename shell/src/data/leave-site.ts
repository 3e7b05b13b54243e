/** Tells the site that the reader signs out; what it kept of them goes. Nobody minds when it cannot be told. */
export async function leaveSite(timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await fetch('/api/internals/logout', { cache: 'no-store', signal }).catch(() => undefined);
}
