import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { CamperMap, type CamperMapProps } from './camper-map';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/map/${language}.json`),
);

export async function loadCamperMapScreen(): Promise<ComponentType<CamperMapProps>> {
  return withMessages(CamperMap, await loadMessages(platform().site));
}
