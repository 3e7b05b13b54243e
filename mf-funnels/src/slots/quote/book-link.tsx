import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useLocation } from '@campavia/remote-kit';
import { ButtonLink, Small } from '@campavia/ui';

import { InBar } from '../../parts/bar-end';
import { quoteMessages } from '../../parts/quote.messages';
import { WayOn } from '../../parts/quote.styles';
import { NEW_BOOKING } from '../../rules/new-booking';

const WAYS = {
  request: { address: 'funnel.request', words: quoteMessages.askToBook },
  instant: { address: 'funnel.instant', words: quoteMessages.bookNow },
};

export interface BookLinkProps {
  camperId: number;
  isInstant: boolean;
}

/** The way on. All that is chosen stands in the address and goes along, past a sign-in too. */
export function BookLink({ camperId, isInstant }: BookLinkProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const { address, words } = isInstant ? WAYS.instant : WAYS.request;
  const params = { id: camperId, request_id: NEW_BOOKING };
  if (pathOf(address, params) === undefined) return null;
  const link = { as: AddressLink, to: address, params, search, variant: 'main' } as const;
  return (
    <WayOn ref={place} $gap={2} data-not-printed="">
      <ButtonLink {...link} isWide>
        {formatMessage(words)}
      </ButtonLink>
      <Small as="p" $tone="soft">
        {formatMessage(quoteMessages.nothingYet)}
      </Small>
      <InBar place={place}>
        <ButtonLink {...link}>{formatMessage(words)}</ButtonLink>
      </InBar>
    </WayOn>
  );
}
