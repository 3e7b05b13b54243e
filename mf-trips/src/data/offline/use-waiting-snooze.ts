import { useEffect, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { addWaitingSnooze, listWaitingSnoozes, removeWaitingSnooze } from './waiting-snoozes';

export interface UseWaitingSnooze {
  isWaiting: boolean;
  /** Undefined where the browser stores nothing. */
  wait: (() => Promise<void>) | undefined;
  withdraw: () => Promise<void>;
}

/** Whether a snooze of the trip waits for a connection. */
export function useWaitingSnooze({ id, display_state, camper }: GuestBooking): UseWaitingSnooze {
  const { offline, events } = usePlatform();
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const waiting = await listWaitingSnoozes();
      if (isCurrent) setWaiting(waiting.some(({ tripId }) => tripId === id));
    }
    void look();
    const stop = events.subscribe('booking.changed', () => void look());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [events, id]);

  async function wait(): Promise<void> {
    await addWaitingSnooze({
      tripId: id,
      state: display_state,
      title: camper.title,
      askedAtMs: Date.now(),
    });
    setWaiting(true);
  }

  async function withdraw(): Promise<void> {
    await removeWaitingSnooze(id);
    setWaiting(false);
  }

  return { isWaiting, wait: offline && wait, withdraw };
}
