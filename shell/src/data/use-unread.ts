import { useEffect } from 'react';
import useSWR from 'swr';

import { chatKeys, countUnreadMessages } from '@campavia/api-client';
import { usePlatform } from '@campavia/remote-kit';

export function useUnread(): number | undefined {
  const { events } = usePlatform();
  const { data, mutate } = useSWR(chatKeys.unread(), () => countUnreadMessages());
  useEffect(() => events.subscribe('chat.changed', () => void mutate()), [events, mutate]);
  return data;
}
