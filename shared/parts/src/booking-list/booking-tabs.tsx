import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { META_STATES, writeBookingListQuery, type CountOfBookings, type MetaState } from '@campavia/domain';
import { pathOf } from '@campavia/remote-kit';

import { Tab, Tabs } from './booking-list.styles';

export interface BookingTabsProps {
  /** Name of the address of the list. */
  address: string;
  /** Name of the tabs, read aloud. */
  label: string;
  names: Record<MetaState, string>;
  /** Undefined until they are known. */
  counts: readonly CountOfBookings[] | undefined;
  chosen: MetaState | undefined;
}

/** The tabs of a list of bookings, each a link with the number of its bookings; the chosen one is scrolled into view. */
export function BookingTabs({ address, label, names, counts, chosen }: BookingTabsProps) {
  const { formatNumber } = useIntl();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current) scrollToChosen(row.current);
  }, [chosen]);
  return (
    <Tabs ref={row} aria-label={label}>
      {META_STATES.map((tab) => {
        const count = counts?.find(({ key }) => key === tab)?.count;
        return (
          <Tab
            key={tab}
            to={pathOf(address, {}, writeBookingListQuery({ tab, page: 1 })) ?? ''}
            aria-current={tab === chosen ? 'page' : undefined}
            data-empty={count === 0 || undefined}
          >
            {names[tab]}
            <span>{count === undefined ? '' : formatNumber(count)}</span>
          </Tab>
        );
      })}
    </Tabs>
  );
}

function scrollToChosen(row: HTMLElement): void {
  const chosen = row.querySelector<HTMLElement>('[aria-current]');
  if (chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - chosen.offsetWidth / 2;
}
