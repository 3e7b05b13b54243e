import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, EmptyState } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { wishlistsMessages } from '../wishlists.messages';

/** Shown in place of a list that was deleted, is no longer shared, or belongs to another user. */
export function GoneWishlist() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      title={formatMessage(wishlistsMessages.gone)}
      text={formatMessage(wishlistsMessages.goneText)}
      action={
        <ButtonLink as={AddressLink} to="search" variant="line" icon={Search}>
          {formatMessage(wishlistsMessages.find)}
        </ButtonLink>
      }
    />
  );
}
