import { plainDate } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { withStay } from '../../rules/listing-address';

export function useChooseStay() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (range: { from: string; to: string } | null): void => {
    const stay = range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined;
    void navigate({ search: withStay(search, stay) }, { replace: true, preventScrollReset: true });
  };
}
