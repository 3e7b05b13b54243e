import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { WishlistEmailsScreen } from './emails/wishlist-emails-screen';
import { loadMessages } from './load-messages';

export async function loadWishlistEmailsScreen(): Promise<ComponentType> {
  return withMessages(WishlistEmailsScreen, await loadMessages(platform().site));
}
