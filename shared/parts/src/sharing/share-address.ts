export interface SharedAddress {
  title: string;
  /** The absolute URL. */
  url: string;
}

/** Whether it was shared by the device, copied to the clipboard, or neither. */
export type SharingOutcome = 'shared' | 'copied' | 'failed';

/** Opens the share dialog of the device, or copies the address to the clipboard if there is none. */
export async function shareAddress({ title, url }: SharedAddress): Promise<SharingOutcome> {
  if (await shareByDevice({ title, url })) return 'shared';
  try {
    // The clipboard exists in secure contexts only; elsewhere the call throws.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Returns true if the address was shared or the user cancelled, which needs no message. */
async function shareByDevice(shared: SharedAddress): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.({ url: shared.url })) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
