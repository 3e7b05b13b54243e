import { useEffect } from 'react';
import useSWR from 'swr';

import { chatKeys, getChats } from '@campavia/api-client';
import type { ChatList } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import type { Convtype } from '../../rules/chats/convtypes';

export interface UseChatList {
  chats: ChatList | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** One page of the chats of the user; updated when messages are written and read. */
export function useChatList(convtype: Convtype, page: number): UseChatList {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR<ChatList, unknown>(chatKeys.list(convtype, page), () =>
    getChats({ convtype, page }),
  );
  useEffect(() => events.subscribe('chat.changed', () => void mutate()), [events, mutate]);
  return {
    chats: data,
    hasFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
