export interface SharedAddress {
  title: string;
  /** The whole address, with its origin. */
  url: string;
}

/** What came of it: the device took it, or it lies on the clipboard, or neither. */
export type SharingOutcome = 'handed-over' | 'copied' | 'failed';

/** Hands an address to the device, or puts it on the clipboard where it takes none. */
export async function shareAddress({ title, url }: SharedAddress): Promise<SharingOutcome> {
  if (await handOver({ title, url })) return 'handed-over';
  try {
    // Without a secure page there is no clipboard, and the call throws.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Whether the device took it, or the reader thought better of it, of which nothing is to be said. */
async function handOver(shared: SharedAddress): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.({ url: shared.url })) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
