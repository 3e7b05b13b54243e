import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ConditionScreen } from './condition-screen';
import { loadMessages } from './load-messages';

export async function loadConditionScreen(): Promise<ComponentType> {
  return withMessages(ConditionScreen, await loadMessages(platform().site));
}
