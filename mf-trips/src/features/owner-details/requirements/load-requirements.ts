import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { Requirements, type RequirementsProps } from './requirements';

export async function loadRequirements(): Promise<ComponentType<RequirementsProps>> {
  return withMessages(Requirements, await loadMessages(platform().site));
}
