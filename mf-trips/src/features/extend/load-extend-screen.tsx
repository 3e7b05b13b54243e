import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { ExtendTab } from '../../rules/extend-tabs';

import { ExtendScreen } from './extend-screen';
import { loadMessages } from './load-messages';

export async function loadExtendScreen(tab: ExtendTab): Promise<ComponentType> {
  return withMessages(() => <ExtendScreen tab={tab} />, await loadMessages(platform().site));
}
