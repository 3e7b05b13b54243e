import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { PlaceList, type PlaceListProps } from './place-list';

/** The place field with its list, once its words are there. */
export async function openPlaceList(): Promise<{ PlaceList: ComponentType<PlaceListProps> }> {
  return { PlaceList: withMessages(PlaceList, await loadMessages(platform().site)) };
}
