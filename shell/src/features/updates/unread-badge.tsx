import { useIntl } from 'react-intl';

import { hrefOf } from '@campavia/remote-kit';

import { useUnread } from '../../data/use-unread';

import { unreadMessages } from './unread.messages';

const MOST = 9;

/** A link with the number of unread messages; renders nothing without any, or without a page for them. */
export function UnreadBadge() {
  const { formatMessage, formatNumber } = useIntl();
  const count = useUnread() ?? 0;
  const href = hrefOf('chats');
  if (count === 0 || href === undefined) return null;
  return (
    <a
      href={href}
      aria-label={formatMessage(unreadMessages.unread, { count })}
      data-more={count > MOST ? '' : undefined}
    >
      {formatNumber(Math.min(count, MOST))}
    </a>
  );
}
