import { useState } from 'react';

import { getTripCalendar } from '@campavia/api-client';

export interface UseTripCalendar {
  isBusy: boolean;
  hasFailed: boolean;
  /** @param download gets the text of the file */
  save: (download: (text: string) => void) => Promise<void>;
}

export function useTripCalendar(id: number): UseTripCalendar {
  const [step, setStep] = useState<'busy' | 'failed'>();
  return {
    isBusy: step === 'busy',
    hasFailed: step === 'failed',
    save: async (download) => {
      setStep('busy');
      const text = await getTripCalendar(id).catch(() => undefined);
      if (text !== undefined) download(text);
      setStep(text === undefined ? 'failed' : undefined);
    },
  };
}
