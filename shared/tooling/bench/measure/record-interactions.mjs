/** Runs in the page before its own scripts: records the browser's timings of clicks and keys. */
export function recordInteractions() {
  window.campaviaInteractions = [];
  const observer = new PerformanceObserver((list) => window.campaviaInteractions.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.campaviaObserver = observer;
}

/** Runs in the page after an interaction: milliseconds from it to its frame; 16 where it was too short to be reported. */
export async function takeInteraction() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((settle) => requestAnimationFrame(settle));
  await new Promise((settle) => setTimeout(settle));
  const entries = [...window.campaviaInteractions, ...window.campaviaObserver.takeRecords()];
  window.campaviaInteractions = [];
  return Math.max(
    16,
    ...entries.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  );
}
