import { useIntl, type IntlShape } from 'react-intl';

import type { ChatSummary } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { pathOf, useToday } from '@campavia/remote-kit';
import { Avatar, Skeleton, Stack, VisuallyHidden } from '@campavia/ui';

import { dayIn } from '../../rules/chats/timeline';

import { chatsMessages } from './chats.messages';
import { Count, RowEnd, RowLink, Rows, RowText } from './chats.styles';
import { formatClock, readerZone } from './format-times';

export interface ChatRowsProps {
  chats: readonly ChatSummary[];
  /** The chat that is open beside the list. */
  currentId?: number | null;
}

export function ChatRows({ chats, currentId }: ChatRowsProps) {
  return (
    <Rows>
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} isCurrent={chat.id === currentId} />
        </li>
      ))}
    </Rows>
  );
}

function ChatRow({ chat, isCurrent }: { chat: ChatSummary; isCurrent: boolean }) {
  const intl = useIntl();
  const today = useToday();
  const { id, person, unread_count: count, last_message } = chat;
  const Last = count > 0 ? 'strong' : 'span';
  return (
    <RowLink to={pathOf('chat', { id }) ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={person.first_name} userId={person.id} src={person.picture?.url} />
      <RowText>
        <b>{person.first_name}</b>
        <span>{describeSubject(intl, chat)}</span>
        <Last dir="auto">{describeLast(intl, chat)}</Last>
      </RowText>
      <RowEnd>
        <span>{formatWhen(intl, momentMs(last_message.send_on_tz), today)}</span>
        {count > 0 && (
          <Count>
            <span aria-hidden="true">{intl.formatNumber(count)}</span>
            <VisuallyHidden>{intl.formatMessage(chatsMessages.unread, { count })}</VisuallyHidden>
          </Count>
        )}
      </RowEnd>
    </RowLink>
  );
}

const DOT = ' · ';

export function describeSubject(
  intl: IntlShape,
  { camper, date_from }: Pick<ChatSummary, 'camper' | 'date_from'>,
): string {
  const about = date_from ? formatPlainDate(intl, date_from) : intl.formatMessage(chatsMessages.question);
  return [camper.title, about].join(DOT);
}

function describeLast(intl: IntlShape, { last_message, role }: ChatSummary): string {
  const { author, content, is_hidden: isHidden } = last_message;
  if (isHidden) return intl.formatMessage(chatsMessages.removed);
  const text = content || intl.formatMessage(chatsMessages.picture);
  return author === role ? intl.formatMessage(chatsMessages.you, { text }) : text;
}

function formatWhen(intl: IntlShape, ms: number, today: string): string {
  const day = dayIn(readerZone(), ms);
  if (day === today) return formatClock(intl, ms);
  return formatPlainDate(intl, day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'short');
}

export function ChatRowsSkeleton() {
  return (
    <Stack $gap={2} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} $height="5.5rem" $radius="var(--r-m)" />
      ))}
    </Stack>
  );
}
