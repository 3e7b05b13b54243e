import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { Recent, type RecentProps } from './recent';
import { loadMessages } from './load-messages';

export async function loadRecentSection(): Promise<{ Recent: ComponentType<RecentProps> }> {
  return { Recent: withMessages(Recent, await loadMessages(platform().site)) };
}
