import { checkPayload } from './check-payload';
import type { PlatformEventName, PlatformEvents } from './platform-events';

type Listener<Name extends PlatformEventName> = (payload: PlatformEvents[Name]) => void;

/** The event bus between shell and remotes. */
export interface EventBus {
  send<Name extends PlatformEventName>(name: Name, payload: PlatformEvents[Name]): void;
  /**
   * Returns the function that unsubscribes. A late subscriber to a session event immediately gets the current one;
   * other events are not replayed.
   */
  subscribe<Name extends PlatformEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** Creates a bus. A listener that throws does not affect the others. */
export function createEventBus(): EventBus {
  const listeners = new Map<PlatformEventName, Set<(payload: never) => void>>();
  let session: { name: PlatformEventName; payload: unknown } | undefined;

  return {
    send(name, payload) {
      if (process.env.NODE_ENV !== 'production') checkPayload(name, payload);
      if (name.startsWith('session.')) session = { name, payload };
      for (const listener of [...(listeners.get(name) ?? [])]) callSafely(listener, payload);
    },
    subscribe(name, listener) {
      const subscribers = listeners.get(name) ?? new Set();
      listeners.set(name, subscribers.add(listener));
      if (session?.name === name) callSafely(listener, session.payload);
      return () => void subscribers.delete(listener);
    },
  };
}

function callSafely(listener: (payload: never) => void, payload: unknown): void {
  try {
    listener(payload as never);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
