import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CamperMap, type CamperMapProps } from './camper-map';
import { loadMessages } from './load-messages';

/** The map, once its words are there. */
export async function loadCamperMapScreen(): Promise<ComponentType<CamperMapProps>> {
  return withMessages(CamperMap, await loadMessages(platform().site));
}
