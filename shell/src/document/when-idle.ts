const LATEST_MS = 2000;

/**
 * Does something once the browser is idle, after two seconds at the latest: a browser that paints nothing may take ten
 * before it calls back on its own.
 */
export function whenIdle(window: Window, act: () => void): void {
  // Not every browser has requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(act, { timeout: LATEST_MS });
  } else {
    window.setTimeout(act);
  }
}
