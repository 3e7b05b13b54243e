import { checkPayload } from './check-payload';
import type { PlatformEventName, PlatformEvents } from './platform-events';

type Listener<Name extends PlatformEventName> = (payload: PlatformEvents[Name]) => void;

/** The one bus between shell and remotes. */
export interface EventBus {
  send<Name extends PlatformEventName>(name: Name, payload: PlatformEvents[Name]): void;
  /**
   * Returns the function that stops listening. Who asks late for the state of the session that holds now is
   * told at once; everything else is over when it was sent.
   */
  hear<Name extends PlatformEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** Makes a bus. A listener that throws does not keep the others from hearing. */
export function createEventBus(): EventBus {
  const listeners = new Map<PlatformEventName, Set<(payload: never) => void>>();
  let session: { name: PlatformEventName; payload: unknown } | undefined;

  return {
    send(name, payload) {
      if (process.env.NODE_ENV !== 'production') checkPayload(name, payload);
      if (name.startsWith('session.')) session = { name, payload };
      for (const listener of [...(listeners.get(name) ?? [])]) callSafely(listener, payload);
    },
    hear(name, listener) {
      const hearing = listeners.get(name) ?? new Set();
      listeners.set(name, hearing.add(listener));
      if (session?.name === name) callSafely(listener, session.payload);
      return () => void hearing.delete(listener);
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
