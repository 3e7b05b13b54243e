/* global document, window, MutationObserver, requestAnimationFrame */

/** Runs in the page before a click: times the way from it to another page's content. */
export function recordArrival() {
  const main = document.getElementById('main');
  const left = main.querySelector('h1');
  document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });

  function watch(begin) {
    const observer = new MutationObserver(() => {
      const heading = main.querySelector('h1');
      if (heading === left || !heading?.textContent.trim() || main.querySelector('[aria-busy="true"]'))
        return;
      observer.disconnect();
      requestAnimationFrame(() => (window.campaviaArrival = performance.now() - begin));
    });
    observer.observe(main, { childList: true, subtree: true, attributes: true, characterData: true });
  }
}

/** Runs in the page: milliseconds of the way, once it has ended. */
export function arrivalOf() {
  return window.campaviaArrival;
}
