import { useIntl } from 'react-intl';

import type { WishlistSettings } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';
import { shareAddress } from '@campavia/parts/sharing';
import { pathOf, usePlatform } from '@campavia/remote-kit';

import { useChangeWishlist } from '../../data/wishlists/use-wishlist';

import { listMessages } from './list/list.messages';
import { wishlistsMessages } from './wishlists.messages';

export interface ShareList {
  share: () => Promise<void>;
  stopSharing: () => Promise<void>;
  isBusy: boolean;
}

/** Shares the link of a list, which is created with the first click, and revokes it. */
export function useShareList(list: WishlistSettings): ShareList {
  const { formatMessage } = useIntl();
  const { events, site } = usePlatform();
  const { change, isBusy } = useChangeWishlist(list);

  function fail(): void {
    events.send('toast.shown', { tone: 'stop', title: formatMessage(wishlistsMessages.unknown) });
  }

  async function share(): Promise<void> {
    const key = list.share_key ?? (await change({ shared: true }))?.share_key;
    const path = key ? pathOf('wishlist.shared', { key }) : undefined;
    if (!path) return fail();
    const url = new URL(pathOn(site, path), window.location.origin).href;
    const outcome = await shareAddress({ title: list.name, url });
    if (outcome === 'shared') return;
    const title =
      outcome === 'copied'
        ? formatMessage(listMessages.copied)
        : formatMessage(listMessages.notCopied, { url });
    events.send('toast.shown', { tone: 'good', title });
  }

  async function stopSharing(): Promise<void> {
    if (!(await change({ shared: false }))) return fail();
    events.send('toast.shown', { tone: 'good', title: formatMessage(listMessages.sharingStopped) });
  }

  return { share, stopSharing, isBusy };
}
