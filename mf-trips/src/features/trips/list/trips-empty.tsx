import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import { ANY_STATE, type BookingListView, writeBookingListQuery } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, EmptyState } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { actionMessages } from '../actions.messages';
import { emptyMessages } from './empty.messages';

export interface TripsEmptyProps {
  view: BookingListView;
  counts: BookingOptions | undefined;
}

export function TripsEmpty({ view: { tab }, counts }: TripsEmptyProps) {
  const { formatMessage } = useIntl();
  const inTab = counts?.meta_states.find(({ key }) => key === tab)?.count ?? 0;
  const inAll = counts?.meta_states.reduce((sum, { count }) => sum + count, 0) ?? 0;
  if (inTab > 0) return <Narrowed tab={tab} />;
  const [title, text] = inAll > 0 ? messagesOfTab(tab) : [emptyMessages.first, emptyMessages.firstText];
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(title)}
      text={formatMessage(text)}
      action={
        <ButtonLink as={AddressLink} to="search" variant={inAll > 0 ? 'line' : 'main'} icon={Search}>
          {formatMessage(actionMessages.find)}
        </ButtonLink>
      }
    />
  );
}

function messagesOfTab(tab: BookingListView['tab']) {
  return [emptyMessages[tab], emptyMessages[`${tab}Text`]] as const;
}

/** Shown when there are trips, but of other years or states. */
function Narrowed({ tab }: Pick<BookingListView, 'tab'>) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(emptyMessages.narrowed)}
      text={formatMessage(emptyMessages.narrowedText)}
      action={
        <ButtonLink
          as={AddressLink}
          to="trips"
          search={writeBookingListQuery({ tab, state: ANY_STATE, page: 1 })}
          variant="line"
        >
          {formatMessage(emptyMessages.showAll)}
        </ButtonLink>
      }
    />
  );
}
