import { useEffect, useRef, useSyncExternalStore } from 'react';

import { Toast } from '@campavia/ui';

import type { ToastQueue } from './toast-queue';

export function Toasts({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => holdWhileHidden(queue, document), [queue]);
  useEffect(() => {
    // A toast that is removed takes the focus away without an event.
    if (!corner.current?.contains(document.activeElement)) queue.release('focus');
  }, [queue, toasts]);
  return (
    <div
      ref={corner}
      role="presentation"
      onPointerEnter={() => queue.hold('pointer')}
      // After one was closed, the pointer may be over the next one without having entered it.
      onPointerMove={() => queue.hold('pointer')}
      onPointerLeave={() => queue.release('pointer')}
      onFocus={() => queue.hold('focus')}
      onBlur={() => queue.release('focus')}
    >
      <ul aria-live="polite">
        {toasts.map(({ id, action, ...toast }) => (
          <li key={id}>
            <Toast
              {...toast}
              onClose={() => queue.close(id)}
              action={
                action && (
                  <button
                    type="button"
                    onClick={() => {
                      queue.close(id);
                      action.perform();
                    }}
                  >
                    {action.label}
                  </button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function holdWhileHidden(queue: ToastQueue, document: Document): () => void {
  const look = () => (document.hidden ? queue.hold('hidden') : queue.release('hidden'));
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
