import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { SecondDriverScreen } from './second-driver-screen';

export async function loadSecondDriverScreen(): Promise<ComponentType> {
  return withMessages(SecondDriverScreen, await loadMessages(platform().site));
}
