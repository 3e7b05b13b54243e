import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CancelScreen } from './cancel-screen';
import { loadMessages } from './load-messages';

export async function loadCancelScreen(): Promise<ComponentType> {
  return withMessages(CancelScreen, await loadMessages(platform().site));
}
