import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadHeartMessages } from '../../components/hearts/load-messages';

import { WishlistScreen } from './list/wishlist-screen';
import { loadMessages } from './load-messages';

export async function loadWishlistScreen(): Promise<ComponentType> {
  const { site } = platform();
  const [own, ofHearts] = await Promise.all([loadMessages(site), loadHeartMessages(site)]);
  return withMessages(WishlistScreen, { ...ofHearts, ...own });
}
