const AFTER_MS = 10_000;

/**
 * Loads the connection bar before the connection can be lost: at the first input, or after a while.
 * @param fetchBar renders the bar
 */
export function startConnectionBar(window: Window, fetchBar = drawBar): void {
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
  const { showConnection } = await import('./show-connection-bar');
  showConnection(window);
}
