import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import { META_STATES, type MetaState } from '@campavia/domain';
import { pathOf } from '@campavia/remote-kit';

import { writeTripsQuery } from '../../../rules/trips-query';

import { listMessages } from './list.messages';
import { Tab, Tabs } from './trips.styles';

export interface TripsTabsProps {
  counts: BookingOptions['meta_states'] | undefined;
  chosen: MetaState | undefined;
}

export function TripsTabs({ counts, chosen }: TripsTabsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current) scrollToChosen(row.current);
  }, [chosen]);
  return (
    <Tabs ref={row} aria-label={formatMessage(listMessages.tabs)}>
      {META_STATES.map((tab) => {
        const count = counts?.find(({ key }) => key === tab)?.count;
        return (
          <Tab
            key={tab}
            to={pathOf('trips', {}, writeTripsQuery({ tab, page: 1 })) ?? ''}
            aria-current={tab === chosen ? 'page' : undefined}
            data-empty={count === 0 || undefined}
          >
            {formatMessage(listMessages[tab])}
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
