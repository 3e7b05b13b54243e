/** How long a page has been standing when it gets the bar, whatever the reader does. */
const AFTER_MS = 10_000;

/**
 * Fetches the bar that says when the connection is gone: it must be here before that happens. Who types has most to
 * lose and gets it at once; else it comes when the page is through with all that it shows.
 *
 * @param fetchBar puts the bar on the page
 */
export function offerConnection(window: Window, fetchBar = drawBar): void {
  let coming: Promise<void> | undefined;
  const bring = () => {
    // Each occasion is another try.
    coming ??= fetchBar(window).catch(() => void (coming = undefined));
  };
  window.document.addEventListener('input', bring);
  window.setTimeout(bring, AFTER_MS);
  window.addEventListener('online', bring);
}

async function drawBar(window: Window): Promise<void> {
  const { showConnection } = await import('./show-connection');
  showConnection(window);
}
