import { plainDate } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { queryWithStay } from './query-with-stay';

/** Puts days into the address, and with them all that depends on them; or takes them out. */
export function useChooseStay() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (range: { from: string; to: string } | null): void => {
    const stay = range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined;
    void navigate({ search: queryWithStay(search, stay) }, { replace: true, preventScrollReset: true });
  };
}
