import { useEffect, useId, useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { hrefOf, pathOf, useLocation, useUser } from '@campavia/remote-kit';
import { Icon, type IconType } from '@campavia/ui';
import { Bus, CalendarDays, CreditCard, Heart, Map, MessageCircle, Star, User } from '@campavia/ui/icons';

import { useWaiting } from '../../data/use-waiting';
import { useLayout } from '../../layout/use-layout';

import { currentMark, entriesFor, type SideEntry } from './list-entries';
import { sideMessages } from './side.messages';

const ENTRIES: Record<SideEntry, { address: string; icon: IconType }> = {
  trips: { address: 'trips', icon: Map },
  wishlists: { address: 'wishlists', icon: Heart },
  bookings: { address: 'bookings', icon: CalendarDays },
  campers: { address: 'campers', icon: Bus },
  chats: { address: 'chats', icon: MessageCircle },
  reviews: { address: 'reviews', icon: Star },
  payouts: { address: 'account.payouts', icon: CreditCard },
  account: { address: 'account', icon: User },
};

export function SideNavigation() {
  const user = useUser();
  const isDashboard = useLayout() === 'dashboard';
  return user && isDashboard ? <Entries user={user} /> : null;
}

function Entries({ user }: { user: Me }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const waiting = useWaiting(user);
  const entries = entriesFor(user);
  const paths = entries.map((entry) => pathOf(ENTRIES[entry].address));
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [pathname]);
  return (
    <nav ref={row} aria-label={formatMessage(sideMessages.label)}>
      {entries.map((entry) => (
        <Entry
          key={entry}
          entry={entry}
          pathname={pathname}
          paths={paths}
          count={user.camper_count}
          waiting={waiting[entry] ?? 0}
        />
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: SideEntry;
  pathname: string;
  paths: readonly (string | undefined)[];
  count: number;
  waiting: number;
}

function Entry({ entry, pathname, paths, count, waiting }: EntryProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const place = ENTRIES[entry];
  const path = pathOf(place.address);
  if (path === undefined) return null;
  const label: MessageDescriptor = sideMessages[entry];
  const link = { href: hrefOf(place.address), 'aria-current': currentMark(path, pathname, paths) };
  const content = (
    <>
      <Icon of={place.icon} />
      {formatMessage(label, { count })}
    </>
  );
  if (waiting === 0) return <a {...link}>{content}</a>;
  return (
    <>
      <a {...link} aria-describedby={id}>
        {content}
        <span data-waiting="" aria-hidden="true">
          {formatNumber(waiting)}
        </span>
      </a>
      <span id={id} hidden>
        {formatMessage(sideMessages.waiting, { count: waiting })}
      </span>
    </>
  );
}

function showCurrent(row: HTMLElement): void {
  const first = row.querySelector('a');
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (first && current) row.scrollLeft = current.offsetLeft - first.offsetLeft;
}
