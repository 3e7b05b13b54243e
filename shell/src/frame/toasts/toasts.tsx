import { useSyncExternalStore } from 'react';

import { Toast } from '@campavia/ui';

import type { ToastQueue } from './toast-queue';

/** The corner of the page where news stands. */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current);
  return (
    <div
      role="presentation"
      onPointerEnter={queue.hold}
      onPointerLeave={queue.release}
      onFocus={queue.hold}
      onBlur={queue.release}
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
