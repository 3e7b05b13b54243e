import { useSyncExternalStore } from 'react';

import { platform } from '@campavia/remote-kit';
import type { Layout } from '@campavia/remote-kit/config';

import type { FooterSize } from './footer-size';
import { currentFooterSize, layoutOf } from './layout';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, read);
}

export function useFooterSize(): FooterSize {
  return useSyncExternalStore(subscribe, readFoot, readFoot);
}

function readFoot(): FooterSize {
  return currentFooterSize(document);
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
