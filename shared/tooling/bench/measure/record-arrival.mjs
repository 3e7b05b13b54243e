/** Runs in the page before a click: measures the time from it to another page's heading and content. */
export function recordArrival() {
  const main = document.getElementById('main');
  const shown = () =>
    [...main.querySelectorAll('h1')].find((heading) => !heading.closest('[hidden], [data-prerendered]'));
  const left = shown();
  const arrival = {};
  document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });

  function watch(begin) {
    const record = (name) =>
      requestAnimationFrame(() => {
        arrival[name] = performance.now() - begin;
        if (name === 'content') window.campaviaArrival = arrival;
      });
    const observer = new MutationObserver(() => {
      const heading = shown();
      if (heading === left || !heading?.textContent.trim()) return;
      if (!('heading' in arrival)) {
        arrival.heading = undefined;
        record('heading');
      }
      if (main.querySelector('[aria-busy="true"]')) return;
      observer.disconnect();
      record('content');
    });
    observer.observe(main, { childList: true, subtree: true, attributes: true, characterData: true });
  }
}

/** Runs in the page: milliseconds to the heading and to the content, once both are shown. */
export function arrivalOf() {
  return window.campaviaArrival;
}

/** Runs in the page: waits until the main thread has had no task of more than 50 ms for `quietMs`. */
export function untilWithoutLongTasks(quietMs) {
  return new Promise((resolve) => {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    };
    new PerformanceObserver(wait).observe({ type: 'longtask' });
    wait();
  });
}
