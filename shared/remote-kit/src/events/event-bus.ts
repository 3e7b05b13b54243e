import { PLATFORM_EVENTS, type PlatformEventName, type PlatformEvents } from './platform-events';

type Listener<Name extends PlatformEventName> = (payload: PlatformEvents[Name]) => void;

/** The one bus between shell and remotes. */
export interface EventBus {
  send<Name extends PlatformEventName>(name: Name, payload: PlatformEvents[Name]): void;
  /** Returns the function that stops listening. */
  hear<Name extends PlatformEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** Makes a bus. A listener that throws does not keep the others from hearing. */
export function createEventBus(): EventBus {
  const listeners = new Map<PlatformEventName, Set<(payload: never) => void>>();

  return {
    send(name, payload) {
      if (process.env.NODE_ENV !== 'production') checkPayload(name, payload);
      for (const listener of [...(listeners.get(name) ?? [])]) callSafely(listener, payload);
    },
    hear(name, listener) {
      const hearing = listeners.get(name) ?? new Set();
      listeners.set(name, hearing.add(listener));
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

function checkPayload(name: PlatformEventName, payload: object): void {
  const { check, version } = PLATFORM_EVENTS[name];
  const fields = payload as Record<string, unknown>;
  for (const [field, kind] of Object.entries(check)) {
    if (kind !== 'optional' && typeof fields[field] !== kind) {
      throw new TypeError(`Event ${name} (version ${version}): ${field} must be a ${kind}`);
    }
  }
}
