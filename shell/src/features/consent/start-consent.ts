import type { Consent } from './consent';
import { reportConsent } from './report-consent';

const SMALL = '(max-width: 639px)';

/**
 * Asks for consent once the page is idle, if the visitor has not chosen yet. On small windows, where the
 * bar would cover the content, it waits for the first scroll.
 */
export function startConsent(window: Window, consent: Consent): void {
  if (consent.current() !== 'unasked') return;
  async function ask(): Promise<void> {
    // The visitor may have chosen in another tab.
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
