import type { Consent } from './consent';
import { ConsentBar } from './consent-bar';
import { ConsentPanel } from './consent-panel';

/** What is shown; `rest` when the visitor has said what they want. */
export type ConsentView = 'bar' | 'panel' | 'rest';

export interface ConsentRoomProps {
  view: ConsentView;
  consent: Consent;
  onView: (view: ConsentView) => void;
}

/** Where consent is asked for and changed. */
export function ConsentRoom({ view, consent, onView }: ConsentRoomProps) {
  function choose(choice: 'granted' | 'refused'): void {
    consent.choose(choice);
    onView('rest');
  }
  const close = () => onView(consent.current() === 'unasked' ? 'bar' : 'rest');
  if (view === 'rest') return null;
  if (view === 'panel') return <ConsentPanel present={consent.current()} onChoose={choose} onClose={close} />;
  return <ConsentBar onChoose={choose} onMore={() => onView('panel')} />;
}
