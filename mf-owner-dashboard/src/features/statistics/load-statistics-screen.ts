import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { StatisticsScreen } from './statistics-screen';

export async function loadStatisticsScreen(): Promise<ComponentType> {
  return withMessages(StatisticsScreen, await loadMessages(platform().site));
}
