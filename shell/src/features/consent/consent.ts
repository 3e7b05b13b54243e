export type ConsentChoice = 'unasked' | 'granted' | 'refused';

export const CONSENT_COOKIE = 'campavia_consent';
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;
/** Increase this when the purposes change: older choices then no longer count. */
const VERSION = 'v1';
const PATTERN = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${VERSION}\\.(granted|refused)(?:;|$)`);

export function readConsent(cookies: string): ConsentChoice {
  return (PATTERN.exec(cookies)?.[1] as ConsentChoice | undefined) ?? 'unasked';
}

export interface Consent {
  current(): ConsentChoice;
  choose(choice: Exclude<ConsentChoice, 'unasked'>): void;
  subscribe(listener: (choice: ConsentChoice) => void): () => void;
}

/** The cookie is read each time: another tab may have changed it. */
export function createConsent({ document, location }: Pick<Window, 'document' | 'location'>): Consent {
  const listeners = new Set<(choice: ConsentChoice) => void>();
  return {
    current: () => readConsent(document.cookie),
    choose(choice) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      const terms = `Max-Age=${HALF_A_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
      document.cookie = `${CONSENT_COOKIE}=${VERSION}.${choice}; ${terms}`;
      for (const listener of [...listeners]) listener(choice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
