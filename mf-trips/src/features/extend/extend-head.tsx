import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';
import { H1, Icon, Lead, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { tripsMessages } from '../../components/trips.messages';
import { EXTEND_TABS, TAB_PAGES, type ExtendTab } from '../../rules/extend-tabs';

import { extendMessages } from './extend.messages';
import { Back, Tab, Tabs } from './extend.styles';

export interface ExtendHeadProps {
  trip: GuestBooking;
  tab: ExtendTab;
  /** While a request is open nothing else can be chosen. */
  areTabsOff: boolean;
}

export function ExtendHead({ trip, tab, areTabsOff }: ExtendHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={4}>
      <div>
        <Back to="trip" params={{ id: trip.id }}>
          <Icon of={ArrowLeft} />
          {formatMessage(extendMessages.back)}
        </Back>
      </div>
      <H1>{formatMessage(tripsMessages.extend)}</H1>
      <Lead>{formatMessage(extendMessages.lead, { owner: trip.owner.first_name })}</Lead>
      {!areTabsOff && <ExtendTabs tripId={trip.id} tab={tab} />}
    </Stack>
  );
}

function ExtendTabs({ tripId, tab }: { tripId: number; tab: ExtendTab }) {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) {
      row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - chosen.offsetWidth / 2;
    }
  }, [tab]);
  return (
    <Tabs ref={row} aria-label={formatMessage(extendMessages.tabs)}>
      {EXTEND_TABS.map((each) => (
        <Tab
          key={each}
          to={pathOf(TAB_PAGES[each].address, { id: tripId }) ?? ''}
          aria-current={each === tab ? 'page' : undefined}
        >
          {formatMessage(extendMessages[each])}
        </Tab>
      ))}
    </Tabs>
  );
}
