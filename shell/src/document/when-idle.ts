const LATEST_MS = 2000;

/** After two seconds at the latest: a browser that paints nothing may report idle only after ten. */
export function whenIdle(window: Window, act: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(act, { timeout: LATEST_MS });
  } else {
    window.setTimeout(act);
  }
}
