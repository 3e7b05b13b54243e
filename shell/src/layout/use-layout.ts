import { useSyncExternalStore } from 'react';

import { platform } from '@campavia/remote-kit';
import type { Layout } from '@campavia/remote-kit/config';

import type { FootKind } from './foot';
import { footNow, layoutOf } from './layout';

/** What the frame draws around the present page. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, read);
}

/** What of the footer stands under the present page. */
export function useFoot(): FootKind {
  return useSyncExternalStore(subscribe, readFoot, readFoot);
}

function readFoot(): FootKind {
  return footNow(document);
}

function read(): Layout {
  return layoutOf(document);
}

function subscribe(listener: () => void): () => void {
  const { navigation, session } = platform();
  const stops = [navigation.subscribe(listener), session.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
