import type { Consent } from './consent';
import { reportConsent } from './report-consent';

/** Where a bar at the foot takes a fifth of the window. */
const SMALL = '(max-width: 639px)';

/**
 * Asks a visitor who was never asked, once the page has come to rest. On a small window, where the bar would lie
 * over what the page is for, it waits until the reader moves the page.
 */
export function offerConsent(window: Window, consent: Consent): void {
  if (consent.current() !== 'unasked') return;
  async function ask(): Promise<void> {
    // In another tab, meanwhile.
    if (consent.current() !== 'unasked') return;
    const { showConsent } = await import('./show-consent');
    await showConsent('bar');
  }
  const start = () => void ask().catch(reportConsent);
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => {
    if (mayMove(window)) window.addEventListener('scroll', start, { once: true, passive: true });
    else start();
  });
}

function mayMove(window: Window): boolean {
  const isLonger = window.document.documentElement.scrollHeight > window.innerHeight;
  return isLonger && window.matchMedia(SMALL).matches;
}
