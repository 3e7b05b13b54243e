import { useEffect, useSyncExternalStore } from 'react';

import { Toast } from '@campavia/ui';

import type { ToastQueue } from './toast-queue';

/** The corner of the page where news stands. */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => holdWhileHidden(queue, document), [queue]);
  return (
    <div
      role="presentation"
      onPointerEnter={() => queue.hold('pointer')}
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
