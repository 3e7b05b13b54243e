import { useState } from 'react';

import { getTripCalendar } from '@campavia/api-client';

export interface UseSaveCalendar {
  isBusy: boolean;
  hasFailed: boolean;
  /** @param keep receives the text of the file to save */
  save: (download: (text: string) => void) => Promise<void>;
}

export function useSaveCalendar(bookingId: number): UseSaveCalendar {
  const [step, setStep] = useState<'busy' | 'failed'>();
  return {
    isBusy: step === 'busy',
    hasFailed: step === 'failed',
    save: async (download) => {
      setStep('busy');
      const text = await getTripCalendar(bookingId).catch(() => undefined);
      if (text !== undefined) download(text);
      setStep(text === undefined ? 'failed' : undefined);
    },
  };
}
