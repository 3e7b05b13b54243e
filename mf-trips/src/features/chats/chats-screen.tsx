import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  Link,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useLocation,
  useReady,
} from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel, H1, Pager } from '@campavia/ui';

import { useChatList, type UseChatList } from '../../data/chats/use-chat-list';
import { CONVTYPES, readChatsQuery, type Convtype } from '../../rules/chats/convtypes';

import { ChatRows, ChatRowsSkeleton } from './chat-rows';
import { chatsMessages } from './chats.messages';
import { ChatsPage, Kind, Kinds } from './chats.styles';

export function ChatsScreen() {
  return <SignedIn>{() => <Chats />}</SignedIn>;
}

function Chats() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { convtype, page } = readChatsQuery(search);
  const list = useChatList(convtype, page);
  useDocumentTitle(pageTitle(formatMessage(chatsMessages.title)));
  useReady(list.chats !== undefined || list.hasFailed);
  return (
    <ChatsPage>
      <H1>{formatMessage(chatsMessages.title)}</H1>
      <Kinds aria-label={formatMessage(chatsMessages.kinds)}>
        {CONVTYPES.map((kind) => (
          <Kind key={kind} to={pathTo(kind, 1)} aria-current={kind === convtype ? 'page' : undefined}>
            {formatMessage(chatsMessages[kind])}
          </Kind>
        ))}
      </Kinds>
      <ChatsContent list={list} convtype={convtype} page={page} />
    </ChatsPage>
  );
}

interface ContentProps {
  list: UseChatList;
  convtype: Convtype;
  page: number;
}

const PAGE_SIZE = 20;

function ChatsContent({ list, convtype, page }: ContentProps) {
  const { formatMessage } = useIntl();
  const { chats, hasFailed, isRetrying, retry } = list;
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(chatsMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!chats) return <ChatRowsSkeleton />;
  if (chats.results.length === 0) return <NoChats />;
  const pageCount = Math.ceil(chats.count / PAGE_SIZE);
  return (
    <>
      <ChatRows chats={chats.results} />
      {pageCount > 1 && (
        <Pager
          label={formatMessage(chatsMessages.pages)}
          page={page}
          pageCount={pageCount}
          linkProps={(nth) => ({ to: pathTo(convtype, nth) })}
          linkAs={Link}
        />
      )}
    </>
  );
}

function NoChats() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(chatsMessages.emptyTitle)}
      text={formatMessage(chatsMessages.emptyText)}
      action={
        <ButtonLink as={AddressLink} to="search">
          {formatMessage(chatsMessages.find)}
        </ButtonLink>
      }
    />
  );
}

function pathTo(convtype: Convtype, page: number): string {
  const query = new URLSearchParams({ convtype, ...(page > 1 && { page: String(page) }) });
  return pathOf('chats', {}, query) ?? '';
}
