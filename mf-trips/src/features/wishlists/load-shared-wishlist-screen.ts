import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { SharedWishlistScreen } from './list/shared-wishlist-screen';
import { loadMessages } from './load-messages';

export async function loadSharedWishlistScreen(): Promise<ComponentType> {
  return withMessages(SharedWishlistScreen, await loadMessages(platform().site));
}
