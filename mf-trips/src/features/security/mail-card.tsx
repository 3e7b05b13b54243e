import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { MailPreferences } from '@campavia/contracts';
import { CREDIT_EMAIL_DAYS } from '@campavia/domain';
import { Badge, H3, Small, Strong, Text } from '@campavia/ui';

import { CardBox } from '../../components/cards.styles';
import { SectionFailure } from '../../components/section-failure';
import { Switch } from '../../components/switch.styles';
import { useMailPreferences } from '../../data/account/use-mail-preferences';

import { ListSkeleton } from './list-skeleton';
import { mailMessages } from './mail.messages';
import { List, SwitchLine } from './security.styles';

export function MailCard() {
  const { formatMessage } = useIntl();
  const { preferences, hasFailed, isRetrying, retry, change } = useMailPreferences();
  return (
    <CardBox>
      <H3 as="h2">{formatMessage(mailMessages.title)}</H3>
      {hasFailed && <SectionFailure text={mailMessages.failed} isRetrying={isRetrying} onRetry={retry} />}
      {!preferences && !hasFailed && <ListSkeleton />}
      {preferences && (
        <List>
          <Line name={formatMessage(mailMessages.trips)} text={formatMessage(mailMessages.tripsText)}>
            <Badge>{formatMessage(mailMessages.always)}</Badge>
          </Line>
          {switchesOf(preferences).map(({ key, name, text, values }) => (
            <Line key={key} name={formatMessage(name)} text={formatMessage(text, values)}>
              <Switch
                checked={preferences[key]}
                onChange={({ target }) => change({ [key]: target.checked })}
              />
            </Line>
          ))}
        </List>
      )}
      <Small as="p" $tone="soft">
        {formatMessage(mailMessages.note)}
      </Small>
    </CardBox>
  );
}

interface MailSwitch {
  key: 'messages' | 'saved_searches' | 'wishlists' | 'rental_credit' | 'newsletter';
  name: MessageDescriptor;
  text: MessageDescriptor;
  values?: Record<string, number>;
}

/** The available switches; those for searches and lists are hidden if there are none. */
function switchesOf({ saved_search_count: searches, wishlist_count: lists }: MailPreferences): MailSwitch[] {
  const { messages, searches: search, wishlists, credit, newsletter } = mailMessages;
  return [
    { key: 'messages', name: messages, text: mailMessages.messagesText },
    ...(searches > 0
      ? [
          {
            key: 'saved_searches' as const,
            name: search,
            text: mailMessages.searchesText,
            values: { count: searches },
          },
        ]
      : []),
    ...(lists > 0
      ? [
          {
            key: 'wishlists' as const,
            name: wishlists,
            text: mailMessages.wishlistsText,
            values: { count: lists },
          },
        ]
      : []),
    {
      key: 'rental_credit',
      name: credit,
      text: mailMessages.creditText,
      values: { days: CREDIT_EMAIL_DAYS },
    },
    { key: 'newsletter', name: newsletter, text: mailMessages.newsletterText },
  ];
}

function Line({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li>
      <SwitchLine>
        <span>
          <Strong>{name}</Strong>
          <Text as="span" $tone="soft">
            {text}
          </Text>
        </span>
        {children}
      </SwitchLine>
    </li>
  );
}
