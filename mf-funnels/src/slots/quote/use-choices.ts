import { useLocation, useNavigate } from '@campavia/remote-kit';

import type { Choices } from '../../rules/choices';
import { parseChoices, queryWithChoices } from '../../rules/choices-of-query';

export interface UseChoices {
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}

/** The choices are in the query, so that a link shows the same price again. */
export function useChoices(): UseChoices {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choices = parseChoices(search);
  const choose = (change: Partial<Choices>) => {
    const query = queryWithChoices(search, { ...choices, ...change });
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  return { choices, choose };
}
