import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CampersScreen } from './campers-screen';
import { loadMessages } from './holiday/load-messages';

export async function loadCampersScreen(): Promise<ComponentType> {
  return withMessages(CampersScreen, await loadMessages(platform().site));
}
