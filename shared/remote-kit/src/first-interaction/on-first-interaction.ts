const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Calls back on interactions with a page: pointer move, pointer press, focus and key. Each of the four reports once,
 * until stopped.
 *
 * @returns stops it; call it after the first interaction if no more are needed
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

/** Whether a pointer event was caused by a layout change under a resting pointer, not by a movement. */
export function isPointerAtRest(event: Event): boolean {
  if (event.type !== 'pointerover' && event.type !== 'pointermove') return false;
  const { pointerType, movementX, movementY } = event as PointerEvent;
  return pointerType === 'mouse' && movementX === 0 && movementY === 0;
}
