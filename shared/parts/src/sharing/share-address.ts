export interface SharedAddress {
  title: string;
  /** The whole address, with its origin. */
  url: string;
}

/** What came of it: the device took it, or it lies on the clipboard, or neither. */
export type SharingOutcome = 'handed-over' | 'copied' | 'failed';

/** Hands an address to the device, or puts it on the clipboard where it takes none. */
export async function shareAddress({ title, url }: SharedAddress): Promise<SharingOutcome> {
  if ('share' in navigator && navigator.canShare?.({ url })) {
    // Rejects when the reader thinks better of it; nothing is to be said then.
    await navigator.share({ title, url }).catch(() => undefined);
    return 'handed-over';
  }
  // Without a secure page there is no clipboard either.
  const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
  return copying.then(
    () => 'copied',
    () => 'failed',
  );
}
