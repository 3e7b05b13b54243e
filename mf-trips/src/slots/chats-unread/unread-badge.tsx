import { useIntl } from 'react-intl';

import { AddressLink, type SlotProps } from '@campavia/remote-kit';

import { useUnread } from '../../data/chats/use-unread';
import { unreadMessages } from './unread.messages';

/** The number of unread messages, as a link to them; renders nothing without any. */
export function UnreadBadge({ most }: SlotProps['chats.unread']) {
  const { formatMessage, formatNumber } = useIntl();
  const count = useUnread() ?? 0;
  if (count === 0) return null;
  return (
    <AddressLink
      to="chats"
      aria-label={formatMessage(unreadMessages.unread, { count })}
      data-more={count > most ? '' : undefined}
    >
      {formatNumber(Math.min(count, most))}
    </AddressLink>
  );
}
