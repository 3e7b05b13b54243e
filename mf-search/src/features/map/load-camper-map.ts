import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { CamperMap, type CamperMapProps } from './camper-map';

export { PinnedMap } from './position/pinned-map';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/map/${language}.json`),
);

export async function withMapMessages<Props extends object>(
  Screen: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  return withMessages(Screen, await loadMessages(platform().site));
}

export function loadCamperMapScreen(): Promise<ComponentType<CamperMapProps>> {
  return withMapMessages(CamperMap);
}
