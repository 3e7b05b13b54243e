import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { PlaceList, type PlaceListProps } from './place-list';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/near-me/${language}.json`),
);

export async function openPlaceList(): Promise<{ PlaceList: ComponentType<PlaceListProps> }> {
  return { PlaceList: withMessages(PlaceList, await loadMessages(platform().site)) };
}
