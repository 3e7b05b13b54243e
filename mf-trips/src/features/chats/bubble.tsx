import { useIntl } from 'react-intl';

import type { Chat, ChatMessage } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { Button, Row, Skeleton, VisuallyHidden } from '@campavia/ui';

import { useChatPhoto } from '../../data/chats/use-chat-photo';
import type { UseChat } from '../../data/chats/use-chat';
import { useIsOnline } from '../../data/offline/use-is-online';
import type { PendingMessage } from '../../rules/chats/timeline';

import { chatsMessages, threadMessages } from './chats.messages';
import { formatClock } from './format-times';
import { ReportMessage } from './report/report-message';
import { Bubble } from './thread.styles';

const DOT = ' · ';

export function MessageBubble({ message, chat }: { message: ChatMessage; chat: Chat }) {
  const intl = useIntl();
  const { author, content, is_masked, is_hidden, is_read, photo_url } = message;
  const isMine = author === chat.role;
  const name = isMine ? intl.formatMessage(threadMessages.yours) : chat[author].first_name;
  const clock = formatClock(intl, momentMs(message.send_on_tz));
  const isRead = isMine && is_read;
  return (
    <Bubble $side={isMine ? 'mine' : 'theirs'}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {photo_url && <Picture messageId={message.id} />}
      {content && <p dir="auto">{content}</p>}
      {is_hidden && <p>{intl.formatMessage(threadMessages.removed)}</p>}
      {is_masked && <small>{intl.formatMessage(threadMessages.masked)}</small>}
      <small>{isRead ? [clock, intl.formatMessage(threadMessages.read)].join(DOT) : clock}</small>
      {!isMine && <ReportMessage message={message} chat={chat} />}
    </Bubble>
  );
}

function Picture({ messageId }: { messageId: number }) {
  const { formatMessage } = useIntl();
  const { src, hasFailed } = useChatPhoto(messageId);
  if (hasFailed) return <p>{formatMessage(threadMessages.photoFailed)}</p>;
  if (!src) return <Skeleton $width="14rem" $height="10rem" />;
  return <img src={src} alt={formatMessage(chatsMessages.picture)} />;
}

export function PendingBubble({ pending, loading }: { pending: PendingMessage; loading: UseChat }) {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const { key, content, photo, refusal } = pending;
  const text = photo ? (
    <img src={photo} alt={formatMessage(chatsMessages.picture)} />
  ) : (
    <p dir="auto">{content}</p>
  );
  if (refusal === undefined) {
    return (
      <Bubble $side="pending">
        {text}
        <small>{formatMessage(isOnline ? threadMessages.sending : threadMessages.waiting)}</small>
      </Bubble>
    );
  }
  return (
    <Bubble $side="pending">
      {text}
      <small role="alert">{formatMessage(threadMessages.refused, { reason: refusal })}</small>
      <Row $gap={2}>
        <Button variant="line" size="s" onClick={() => loading.retryMessage(key)}>
          {formatMessage(threadMessages.retry)}
        </Button>
        <Button variant="quiet" size="s" onClick={() => loading.removeMessage(key)}>
          {formatMessage(threadMessages.remove)}
        </Button>
      </Row>
    </Bubble>
  );
}
