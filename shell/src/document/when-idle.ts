const LATEST_MS = 2000;

/** At the latest after two seconds: a browser that paints nothing may say after ten only that it is idle. */
export function whenIdle(window: Window, act: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(act, { timeout: LATEST_MS });
  } else {
    window.setTimeout(act);
  }
}
