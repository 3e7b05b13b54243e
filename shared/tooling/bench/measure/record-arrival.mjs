/** Runs in the page before a click: measures the time from it to another page's heading and content. */
export function recordArrival() {
  const main = document.getElementById('main');
  const left = main.querySelector('h1');
  const arrival = {};
  document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });

  function watch(begin) {
    const record = (name) =>
      requestAnimationFrame(() => {
        arrival[name] = performance.now() - begin;
        if (name === 'content') window.campaviaArrival = arrival;
      });
    const observer = new MutationObserver(() => {
      const heading = main.querySelector('h1');
      if (heading === left || !heading?.textContent.trim() || heading.closest('[hidden]')) return;
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
