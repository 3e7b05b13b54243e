import { useSyncExternalStore } from 'react';

import { platform } from '@campavia/remote-kit';
import type { Layout } from '@campavia/remote-kit/config';

import { layoutOf } from './layout';

/** What the frame draws around the present page. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, read);
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
