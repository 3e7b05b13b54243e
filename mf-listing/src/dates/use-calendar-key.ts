import { useState } from 'react';

import type { DayRange } from '@campavia/domain';

type Choice = { from: string; to: string } | null;

/**
 * A key for a calendar that is made anew, at the month of the stay, when other days come from elsewhere; not when they
 * were chosen in it, which would take the focus away.
 */
export function useCalendarKey(stay: DayRange | undefined, chooseStay: (choice: Choice) => void) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState({ stay: nameOf(stay), key: 0 });
  const current = nameOf(stay);
  if (shown.stay !== current) {
    setShown({ stay: current, key: chosen === current ? shown.key : shown.key + 1 });
  }
  const choose = (choice: Choice) => {
    setChosen(nameOf(choice));
    chooseStay(choice);
  };
  return { key: shown.key, choose };
}

function nameOf(range: Choice | undefined): string {
  return range ? `${range.from}/${range.to}` : '';
}
