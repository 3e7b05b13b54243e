import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadHeartMessages } from '../../components/hearts/load-messages';

import { WishlistHeart, type WishlistHeartProps } from './wishlist-heart';

export async function loadWishlistHeart(): Promise<ComponentType<WishlistHeartProps>> {
  return withMessages(WishlistHeart, await loadHeartMessages(platform().site));
}
