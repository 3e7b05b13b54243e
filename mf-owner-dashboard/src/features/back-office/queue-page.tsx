import type { ReactNode } from 'react';

import { Link, pathOf } from '@campavia/remote-kit';
import { EmptyState, H1, Lead, Pager, Stack } from '@campavia/ui';

const PAGE_SIZE = 10;

interface QueuePageProps {
  /** Entries on all pages. */
  count: number;
  page: number;
  /** Name of the address of the queue's pages. */
  address: string;
  /** The query of its pages, beside the number of the page. */
  query?: Record<string, string>;
  title: string;
  lead: string;
  empty: { title: string; text: string };
  /** The entries of this page. */
  children: ReactNode;
}

/** A page of a queue of the back office, or what it says when nothing waits. */
export function QueuePage({ count, page, address, query, title, lead, empty, children }: QueuePageProps) {
  if (count === 0) return <EmptyState headingAs="h1" {...empty} />;
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{title}</H1>
        <Lead>{lead}</Lead>
      </Stack>
      {children}
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf(address, {}, new URLSearchParams({ ...query, page: String(nth) })),
        })}
      />
    </Stack>
  );
}
