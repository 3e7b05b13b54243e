import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useLocation } from '@campavia/remote-kit';
import { ButtonLink, Small } from '@campavia/ui';

import { InBar } from '../../components/total-bar/bar-slot';
import { quoteMessages } from '../../components/quote.messages';
import { BookAction } from '../../components/quote.styles';
import { NEW_BOOKING } from '../../rules/funnel/new-booking';

const FUNNELS = {
  request: { address: 'funnel.request', label: quoteMessages.askToBook },
  instant: { address: 'funnel.instant', label: quoteMessages.bookNow },
};

export interface BookLinkProps {
  camperId: number;
  isInstant: boolean;
}

/** The link keeps the query with all choices, also through the sign-in. */
export function BookLink({ camperId, isInstant }: BookLinkProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const { address, label } = isInstant ? FUNNELS.instant : FUNNELS.request;
  const params = { id: camperId, request_id: NEW_BOOKING };
  if (pathOf(address, params) === undefined) return null;
  const link = { as: AddressLink, to: address, params, search, variant: 'main' } as const;
  return (
    <BookAction ref={place} $gap={2} data-not-printed="">
      <ButtonLink {...link} isWide>
        {formatMessage(label)}
      </ButtonLink>
      <Small as="p" $tone="soft">
        {formatMessage(quoteMessages.nothingYet)}
      </Small>
      <InBar place={place}>
        <ButtonLink {...link}>{formatMessage(label)}</ButtonLink>
      </InBar>
    </BookAction>
  );
}
