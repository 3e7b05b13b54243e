import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { PricesScreen } from './prices-screen';

export async function loadPricesScreen(): Promise<ComponentType> {
  return withMessages(PricesScreen, await loadMessages(platform().site));
}
