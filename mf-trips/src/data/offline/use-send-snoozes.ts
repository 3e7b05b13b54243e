import { useEffect, useEffectEvent } from 'react';

import { useStoreTrip } from '../cancellation/use-store-trip';

import { useIsOnline } from './use-is-online';
import { sendWaitingSnoozes, type SendingSnoozes } from './waiting-snoozes';

export interface UseSendSnoozesOptions {
  /** @param title the name of the camper */
  onSent: (title: string) => void;
  onDropped: (title: string) => void;
}

/** Sends the snoozes that wait for a connection, once there is one. */
export function useSendSnoozes({ onSent, onDropped }: UseSendSnoozesOptions): void {
  const isOnline = useIsOnline();
  const storeTrip = useStoreTrip();
  const handleSent = useEffectEvent<SendingSnoozes['onSent']>(({ title }, trip) => {
    storeTrip(trip);
    onSent(title);
  });
  const handleDropped = useEffectEvent<SendingSnoozes['onDropped']>(({ title }, trip) => {
    if (trip) storeTrip(trip);
    onDropped(title);
  });
  useEffect(() => {
    if (!isOnline) return;
    const handlers: SendingSnoozes = {
      onSent: (snooze, trip) => handleSent(snooze, trip),
      onDropped: (snooze, trip) => handleDropped(snooze, trip),
    };
    // Without an answer they stay in the queue.
    void sendWaitingSnoozes(handlers).catch(() => undefined);
  }, [isOnline]);
}
