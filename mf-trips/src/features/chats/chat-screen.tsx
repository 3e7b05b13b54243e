import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Chat, Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Avatar, ButtonLink, FailurePanel, H1, Skeleton, Small } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { useChatList } from '../../data/chats/use-chat-list';
import { useChat, type ChatName, type UseChat } from '../../data/chats/use-chat';

import { ChatAside, ShortSubject } from './chat-aside';
import { ChatRows, describeSubject } from './chat-rows';
import { chatsMessages, threadMessages } from './chats.messages';
import { Composer, type ComposerProps } from './composer';
import { Thread } from './thread';
import { ChatCard, ChatPage, ListColumn, ThreadColumn, ThreadHead } from './thread.styles';

/** One chat: by its own number, by its booking’s, or that of the reader about a camper. */
export function ChatScreen({ by }: Pick<ChatName, 'by'>) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <SignedIn>
      {(me) =>
        isRecordId(id) ? <LoadedChat key={id} name={{ by, id, userId: me.id }} me={me} /> : <NotFound />
      }
    </SignedIn>
  );
}

function LoadedChat({ name, me }: { name: ChatName; me: Me }) {
  const { formatMessage } = useIntl();
  const loading = useChat(name);
  const [isWriting, setWriting] = useState(false);
  const { chat, failure } = loading;
  const title = chat && formatMessage(threadMessages.title, { name: otherOf(chat).first_name });
  useDocumentTitle(pageTitle(title ?? formatMessage(chatsMessages.title)));
  useReady(chat !== undefined || failure !== undefined);
  if (failure !== undefined) return <ChatFailure loading={loading} />;
  if (!chat) return <ChatSkeleton />;
  // A chat that has just begun moves to its own address once the next text is sent too.
  if (name.by !== 'id' && chat.id !== null && !isWriting) {
    return <Navigate to={pathOf('chat', { id: chat.id }) ?? ''} replace />;
  }
  return <OpenChat chat={chat} me={me} loading={loading} onWriting={setWriting} />;
}

function ChatFailure({ loading }: { loading: UseChat }) {
  const { formatMessage } = useIntl();
  const isUnknown = loading.failure === 'unknown';
  return (
    <FailurePanel
      title={formatMessage(isUnknown ? threadMessages.unknown : threadMessages.failed)}
      text={isUnknown ? formatMessage(threadMessages.unknownText) : undefined}
      isRetrying={loading.isRetrying}
      onRetry={isUnknown ? undefined : loading.retry}
      secondaryAction={<BackToChats />}
    />
  );
}

interface OpenChatProps extends Pick<ComposerProps, 'chat' | 'loading' | 'onWriting'> {
  me: Me;
}

function OpenChat({ chat, me, loading, onWriting }: OpenChatProps) {
  const intl = useIntl();
  const other = otherOf(chat);
  return (
    <ChatPage>
      <div>
        <BackToChats />
      </div>
      <ChatCard>
        <OtherChats currentId={chat.id} />
        <ThreadColumn aria-label={intl.formatMessage(threadMessages.title, { name: other.first_name })}>
          <ThreadHead>
            <Avatar name={other.first_name} userId={other.id} src={other.picture?.url} />
            <div>
              <H1>{other.first_name}</H1>
              <Small as="p" $tone="soft">
                {describeSubject(intl, chat)}
              </Small>
            </div>
            <ShortSubject chat={chat} />
          </ThreadHead>
          <Thread chat={chat} loading={loading} />
          <Composer chat={chat} loading={loading} isActing={Boolean(me.actor)} onWriting={onWriting} />
        </ThreadColumn>
        <ChatAside chat={chat} />
      </ChatCard>
    </ChatPage>
  );
}

function OtherChats({ currentId }: { currentId: number | null }) {
  const { formatMessage } = useIntl();
  const { chats } = useChatList('all', 1);
  return (
    <ListColumn as="nav" aria-label={formatMessage(chatsMessages.title)}>
      {chats && chats.results.length > 0 && <ChatRows chats={chats.results} currentId={currentId} />}
    </ListColumn>
  );
}

function BackToChats() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink as={AddressLink} to="chats" variant="quiet" size="s" icon={ArrowLeft}>
      {formatMessage(chatsMessages.back)}
    </ButtonLink>
  );
}

function ChatSkeleton() {
  return (
    <ChatPage aria-hidden="true">
      <Skeleton $width="9rem" $height="2.25rem" />
      <Skeleton $height="max(32rem, calc(100dvh - 13rem))" $radius="var(--cab-m)" />
    </ChatPage>
  );
}

function otherOf({ role, guest, owner }: Chat): Chat['guest'] {
  return role === 'guest' ? owner : guest;
}
