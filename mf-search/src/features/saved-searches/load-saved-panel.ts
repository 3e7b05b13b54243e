import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { SavedPanel, type SavedPanelProps } from './saved-panel';

export async function loadSavedPanelScreen(): Promise<{ SavedPanel: ComponentType<SavedPanelProps> }> {
  return { SavedPanel: withMessages(SavedPanel, await loadMessages(platform().site)) };
}
