import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { SavedPanel, type SavedPanelProps } from './saved-panel';

/** The panel of saved searches, once its words are there. */
export async function openSaved(): Promise<{ SavedPanel: ComponentType<SavedPanelProps> }> {
  return { SavedPanel: worded(SavedPanel, await loadWords(platform().site)) };
}
