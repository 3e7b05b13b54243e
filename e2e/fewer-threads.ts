/** Browsers share two processors: V8 collects garbage and compiles on the page's own thread. Measurements run without it. */
export const FEWER_THREADS = ['--js-flags=--single-threaded'];
