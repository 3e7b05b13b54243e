import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/earnings/${language}.json`),
);

/** The simulator has a catalogue of its own, which owners who list a camper do not load. */
export async function withEarningsMessages(Screen: ComponentType): Promise<ComponentType> {
  return withMessages(Screen, await loadMessages(platform().site));
}
