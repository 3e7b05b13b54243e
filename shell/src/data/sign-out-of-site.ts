export async function signOutOfSite(timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await fetch('/api/internals/logout', { cache: 'no-store', signal }).catch(() => undefined);
}
