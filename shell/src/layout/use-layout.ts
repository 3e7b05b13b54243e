import { useSyncExternalStore } from 'react';

import { platform } from '@campavia/remote-kit';
import type { Layout, OwnedAddress } from '@campavia/remote-kit/config';

import { createAddressFinder } from '../navigation/page-address';

import { footerSizeOf, type FooterSize } from './footer-size';
import { currentFooterSize, layoutOf } from './layout';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read, readRendered);
}

export function useFooterSize(): FooterSize {
  return useSyncExternalStore(subscribe, readFoot, readRenderedFoot);
}

function readFoot(): FooterSize {
  return currentFooterSize(document);
}

function read(): Layout {
  return layoutOf(document);
}

function readRendered(): Layout {
  return currentAddress()?.layout ?? 'default';
}

function readRenderedFoot(): FooterSize {
  return footerSizeOf(currentAddress());
}

function currentAddress(): OwnedAddress | undefined {
  const { navigation, addresses, site } = platform();
  return createAddressFinder(addresses, site)(navigation.current().place.pathname);
}

function subscribe(listener: () => void): () => void {
  const { navigation, session } = platform();
  const stops = [navigation.subscribe(listener), session.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
