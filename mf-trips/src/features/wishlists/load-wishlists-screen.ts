import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadHeartMessages } from '../../components/hearts/load-messages';

import { loadMessages } from './load-messages';
import { WishlistsScreen } from './overview/wishlists-screen';

export async function loadWishlistsScreen(): Promise<ComponentType> {
  const { site } = platform();
  const [own, ofHearts] = await Promise.all([loadMessages(site), loadHeartMessages(site)]);
  return withMessages(WishlistsScreen, { ...ofHearts, ...own });
}
