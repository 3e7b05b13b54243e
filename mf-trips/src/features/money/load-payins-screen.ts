import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { PayinsScreen } from './payins-screen';

export async function loadPayinsScreen(): Promise<ComponentType> {
  return withMessages(PayinsScreen, await loadMessages(platform().site));
}
