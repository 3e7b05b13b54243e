import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { PicturesScreen } from './pictures-screen';

export async function loadPicturesScreen(): Promise<ComponentType> {
  return withMessages(PicturesScreen, await loadMessages(platform().site));
}
