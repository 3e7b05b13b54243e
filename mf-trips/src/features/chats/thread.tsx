import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Chat, ChatEvent } from '@campavia/contracts';
import { useToday } from '@campavia/remote-kit';
import { Button, Icon, Text } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import type { UseChat } from '../../data/chats/use-chat';
import { buildTimeline, shownKindOf, type TimelineEntry } from '../../rules/chats/timeline';

import { MessageBubble, PendingBubble } from './bubble';
import { eventMessages, threadMessages } from './chats.messages';
import { formatDay, readerZone } from './format-times';
import { EventPill, Line, Log } from './thread.styles';

export interface ThreadProps {
  chat: Chat;
  loading: UseChat;
}

/** The messages of a chat, with the changes of its booking between them. The newest is scrolled into view. */
export function Thread({ chat, loading }: ThreadProps) {
  const { formatMessage } = useIntl();
  const log = useRef<HTMLDivElement>(null);
  const entries = buildTimeline(chat, loading.pending, readerZone());
  const lastKey = entries.at(-1)?.key;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lastKey]);
  const name = (chat.role === 'guest' ? chat.owner : chat.guest).first_name;
  return (
    <Log ref={log} role="log" tabIndex={0} aria-label={formatMessage(threadMessages.messages, { name })}>
      {entries.length === 0 && <Text>{formatMessage(threadMessages.start, { name })}</Text>}
      <ol>
        {chat.has_earlier && (
          <Line>
            <Button variant="line" size="s" isBusy={loading.isLoadingEarlier} onClick={loading.loadEarlier}>
              {formatMessage(threadMessages.earlier)}
            </Button>
          </Line>
        )}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} chat={chat} loading={loading} />
        ))}
      </ol>
    </Log>
  );
}

function Entry({ entry, chat, loading }: ThreadProps & { entry: TimelineEntry }) {
  const intl = useIntl();
  const today = useToday();
  if (entry.type === 'day') return <Line>{formatDay(intl, entry.day, today)}</Line>;
  if (entry.type === 'event') return <EventLine event={entry.event} />;
  if (entry.type === 'pending') return <PendingBubble pending={entry.pending} loading={loading} />;
  return <MessageBubble message={entry.message} chat={chat} />;
}

function EventLine({ event }: { event: ChatEvent }) {
  const { formatMessage } = useIntl();
  const kind = shownKindOf(event);
  if (!kind) return null;
  return (
    <EventPill>
      <Icon of={Check} />
      {formatMessage(eventMessages[kind], { actor: event.actor })}
    </EventPill>
  );
}
