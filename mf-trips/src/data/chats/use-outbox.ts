import { useEffect, useSyncExternalStore } from 'react';

import type { WaitingMessage } from '../../rules/chats/timeline';
import { useIsOnline } from '../offline/use-is-online';
import { listWaiting, openOutbox, sendWaiting, subscribeToWaiting } from './chat-outbox';

/** The messages of the user that are not sent yet. They are sent once there is a connection. */
export function useOutbox(userId: number): readonly WaitingMessage[] {
  const isOnline = useIsOnline();
  useEffect(() => void openOutbox(userId), [userId]);
  useEffect(() => {
    if (isOnline) void sendWaiting();
  }, [isOnline]);
  return useSyncExternalStore(subscribeToWaiting, listWaiting, listWaiting);
}
