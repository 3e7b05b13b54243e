import { lazy, Suspense } from 'react';

import type { Consent } from './consent';
import { ConsentBar } from './consent-bar';

// The dialog widgets are large and only needed by visitors who want to know more.
const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel')).ConsentPanel }));

/** What is shown; `rest` when the visitor has said what they want. */
export type ConsentView = 'bar' | 'panel' | 'rest';

export interface ConsentPromptProps {
  view: ConsentView;
  consent: Consent;
  onView: (view: ConsentView) => void;
}

export function ConsentPrompt({ view, consent, onView }: ConsentPromptProps) {
  function choose(choice: 'granted' | 'refused'): void {
    consent.choose(choice);
    onView('rest');
  }
  const close = () => onView(consent.current() === 'unasked' ? 'bar' : 'rest');
  if (view === 'rest') return null;
  if (view === 'panel') {
    return (
      <Suspense>
        <ConsentPanel present={consent.current()} onChoose={choose} onClose={close} />
      </Suspense>
    );
  }
  return <ConsentBar onChoose={choose} onMore={() => onView('panel')} />;
}
