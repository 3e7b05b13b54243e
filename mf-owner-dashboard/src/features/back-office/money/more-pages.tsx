import { Link, pathOf, useLocation } from '@campavia/remote-kit';
import { Pager } from '@campavia/ui';

const PAGE_SIZE = 10;

interface MorePagesProps {
  /** In the address: each list of the page has its own. */
  name: 'coupons' | 'credits';
  page: number;
  count: number;
}

/** Leads to the other pages of one list. */
export function MorePages({ name, page, count }: MorePagesProps) {
  const { search } = useLocation();
  function addressOf(nth: number) {
    const query = new URLSearchParams(search);
    query.set(name, String(nth));
    return { to: pathOf('staff.money', {}, query) };
  }
  return <Pager page={page} pageCount={Math.ceil(count / PAGE_SIZE)} linkAs={Link} linkProps={addressOf} />;
}
