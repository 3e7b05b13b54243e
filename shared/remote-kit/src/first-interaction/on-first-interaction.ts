const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back on the first interaction with a page: a pointer moves or presses, a focus or a key comes. Each of the four
 * reports once, until it is stopped.
 *
 * @returns stops it; to be called by who wants no more than the first one
 */
export function onFirstInteraction(document: Document, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const type of INTERACTIONS) {
    const handleEvent = (event: Event): void => {
      if (isPointerAtRest(event)) return;
      document.removeEventListener(type, handleEvent);
      listener();
    };
    document.addEventListener(type, handleEvent, options);
  }
  return () => listening.abort();
}

/** Whether the page has changed under a mouse that nobody moves: browsers send the events of a move then as well. */
export function isPointerAtRest(event: Event): boolean {
  if (event.type !== 'pointerover' && event.type !== 'pointermove') return false;
  const { pointerType, movementX, movementY } = event as PointerEvent;
  return pointerType === 'mouse' && movementX === 0 && movementY === 0;
}
