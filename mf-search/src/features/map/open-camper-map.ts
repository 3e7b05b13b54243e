import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { CamperMap, type CamperMapProps } from './camper-map';
import { loadWords } from './load-words';

/** The map, once its words are there. */
export async function openCamperMap(): Promise<ComponentType<CamperMapProps>> {
  return worded(CamperMap, await loadWords(platform().site));
}
