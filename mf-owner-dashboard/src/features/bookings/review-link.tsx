import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { cardMessages } from './list/card.messages';

interface ReviewLinkProps {
  booking: OwnerBooking;
  variant: 'main' | 'line';
}

/** Links to the review of the guest, while it is possible. */
export function ReviewLink({ booking, variant }: ReviewLinkProps) {
  const { formatMessage } = useIntl();
  if (!booking.buttons.includes('review')) return null;
  return (
    <ButtonLink as={AddressLink} to="booking.review" params={{ id: booking.id }} variant={variant}>
      {formatMessage(cardMessages.review)}
    </ButtonLink>
  );
}
