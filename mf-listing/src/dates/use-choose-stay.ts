import { useState } from 'react';
import { useIntl } from 'react-intl';

import { plainDate, type CamperCalendar } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { whyNotStay } from './camper-calendar';
import { queryWithStay } from './query-with-stay';
import { refusalWords } from './refusal-words';

export interface ChooseStay {
  chooseStay: (range: { from: string; to: string } | null) => void;
  /** Why the days just chosen cannot be had, in words. */
  refused: string | undefined;
}

/** Puts days into the address, and with them all that depends on them; or says why they cannot be had. */
export function useChooseStay(calendar: CamperCalendar): ChooseStay {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [refused, setRefused] = useState<string>();

  const chooseStay: ChooseStay['chooseStay'] = (range) => {
    const stay = range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined;
    const refusal = stay && whyNotStay(stay, calendar);
    if (refusal) {
      const day = formatPlainDate(intl, refusal.day, 'day');
      setRefused(`${day}: ${refusalWords(intl, refusal.reason, calendar)}`);
      return;
    }
    setRefused(undefined);
    void navigate({ search: queryWithStay(search, stay) }, { replace: true, preventScrollReset: true });
  };
  return { chooseStay, refused };
}
