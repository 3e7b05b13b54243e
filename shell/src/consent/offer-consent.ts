import type { Consent } from './consent';

/** Asks a visitor who was never asked, once the page has come to rest. */
export function offerConsent(window: Window, consent: Consent): void {
  if (consent.current() !== 'unasked') return;
  async function ask(): Promise<void> {
    const { showConsent } = await import('./show-consent');
    await showConsent('bar');
  }
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => void ask().catch(window.reportError));
}
