import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './preferences/load-messages';
import { SettingsScreen } from './settings-screen';

export async function loadSettingsScreen(): Promise<ComponentType> {
  return withMessages(SettingsScreen, await loadMessages(platform().site));
}
