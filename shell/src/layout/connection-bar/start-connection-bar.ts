const AFTER_MS = 10_000;

/** The code must be loaded before the connection is lost: at the first input, or after a while. */
export function startConnectionBar(window: Window, fetchBar = drawBar): void {
  let coming: Promise<void> | undefined;
  const bring = () => {
    // A failed import is tried again at the next event.
    coming ??= fetchBar(window).catch(() => void (coming = undefined));
  };
  window.document.addEventListener('input', bring);
  window.setTimeout(bring, AFTER_MS);
  window.addEventListener('online', bring);
  if (!window.navigator.onLine) bring();
}

async function drawBar(window: Window): Promise<void> {
  const { showConnection } = await import('./show-connection-bar');
  showConnection(window);
}
