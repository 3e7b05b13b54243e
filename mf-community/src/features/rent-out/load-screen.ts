import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { RentOutScreen } from './rent-out-screen';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/rent-out/${language}.json`),
);

/** The page has its own catalogue, which other pages do not load. */
export async function loadRentOutScreen(): Promise<ComponentType> {
  return withMessages(RentOutScreen, await loadMessages(platform().site));
}
