import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { coreMessages } from './core.messages';
import { Icon } from './icon';
import { pagesAround } from './pages-around';

const Bar = styled.nav`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 0.25rem;
  margin-top: var(--s10);
  > a,
  > span {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--r-m);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  > span {
    min-width: 1.5rem;
    color: var(--ink-3);
  }
  > span::before {
    content: '…';
    content: '…' / '';
  }
  > a:hover {
    background: var(--pine-100);
  }
  > a[aria-current] {
    background: var(--pine-900);
    color: var(--on-pine);
  }
  @media (max-width: 429px) {
    gap: 0;
    > a {
      min-width: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    > a[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @media print {
    display: none;
  }
`;

export interface PagerProps {
  page: number;
  pageCount: number;
  /** Accessible name; "Pages" by default. */
  label?: string;
  /** The link component of the router; `<a>` by default. */
  linkAs?: ElementType;
  /** Props of the link to a page: `{ href }` or `{ to }`. */
  linkProps: (page: number) => object;
}

/** Pagination under a list; renders nothing for a single page. */
export function Pager({ page, pageCount, label, linkAs: Link = 'a', linkProps }: PagerProps) {
  const intl = useIntl();
  if (pageCount <= 1) return null;
  const linkTo = (target: number, name: string, content: ReactNode) => (
    <Link
      key={name}
      {...linkProps(target)}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
    >
      {content}
    </Link>
  );
  return (
    <Bar aria-label={label ?? intl.formatMessage(coreMessages.pages)}>
      {page > 1 && linkTo(page - 1, intl.formatMessage(coreMessages.previousPage), <Icon of={ChevronLeft} />)}
      {pagesAround(page, pageCount).map((target) =>
        typeof target === 'string' ? (
          <span key={target} />
        ) : (
          linkTo(target, intl.formatMessage(coreMessages.page, { page: target }), intl.formatNumber(target))
        ),
      )}
      {page < pageCount &&
        linkTo(page + 1, intl.formatMessage(coreMessages.nextPage), <Icon of={ChevronRight} />)}
    </Bar>
  );
}
