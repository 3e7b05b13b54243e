import { lazy, Suspense } from 'react';

import type { Consent } from './consent';
import { ConsentBar } from './consent-bar';

const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel')).ConsentPanel }));

/** `rest`: shows nothing, because the visitor has chosen. */
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
