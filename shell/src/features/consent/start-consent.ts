import { whenIdle } from '../../document/when-idle';

import type { Consent } from './consent';
import { reportConsent } from './report-consent';

const SMALL = '(max-width: 639px)';

/** On small windows the bar would cover the content, so there it waits for the first scroll. */
export function startConsent(window: Window, consent: Consent): void {
  if (consent.current() !== 'unasked') return;
  async function ask(): Promise<void> {
    // The visitor may have chosen in another tab.
    if (consent.current() !== 'unasked') return;
    const { showConsent } = await import('./show-consent');
    await showConsent('bar');
  }
  const start = () => void ask().catch(reportConsent);
  whenIdle(window, () => {
    if (mayMove(window)) window.addEventListener('scroll', start, { once: true, passive: true });
    else start();
  });
}

function mayMove(window: Window): boolean {
  const isLonger = window.document.documentElement.scrollHeight > window.innerHeight;
  return isLonger && window.matchMedia(SMALL).matches;
}
