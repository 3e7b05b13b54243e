/**
 * Does something once the page has drawn what it knows by now: whoever pressed a button sees at once that it was
 * taken, however long the rest takes.
 *
 * @returns calls it off
 */
export function afterPaint(deed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(deed);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
