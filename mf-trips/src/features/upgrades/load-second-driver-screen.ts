import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadChangeMessages } from '../changes';
import { loadMessages } from './load-messages';
import { SecondDriverScreen } from './second-driver-screen';

export async function loadSecondDriverScreen(): Promise<ComponentType> {
  const { site } = platform();
  const [own, ofChanges] = await Promise.all([loadMessages(site), loadChangeMessages(site)]);
  return withMessages(SecondDriverScreen, { ...ofChanges, ...own });
}
