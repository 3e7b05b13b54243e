const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back on the first interaction with a page: a pointer moves or presses, a focus or a key comes. Each of the four
 * reports once, until it is stopped.
 *
 * @returns stops it; to be called by who wants no more than the first one
 */
export function onFirstInteraction(document: Document, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { once: true, passive: true, signal: listening.signal };
  for (const sign of INTERACTIONS) document.addEventListener(sign, listener, options);
  return () => listening.abort();
}
