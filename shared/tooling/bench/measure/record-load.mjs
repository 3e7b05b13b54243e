/** Runs in the page before anything else: records in `window.campaviaLoad` what is painted while the page loads. */
export function recordLoad() {
  const load = { largestPaint: 0, layoutShift: 0, content: 0 };
  window.campaviaLoad = load;

  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (load.largestPaint = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) load.layoutShift += value;
  });

  const isThere = () => {
    const main = document.getElementById('main');
    return (
      Boolean(main?.querySelector('h1')?.textContent.trim()) && !main.querySelector('[aria-busy="true"]')
    );
  };
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => (load.content = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}

/** Runs in the page: returns the records. */
export function readLoad() {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  return { firstPaint: firstPaint?.startTime ?? 0, ...window.campaviaLoad };
}
