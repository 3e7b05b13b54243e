import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { ExtendTab } from '../../rules/extend-tabs';

import { loadChangeMessages } from '../changes';
import { ExtendScreen } from './extend-screen';
import { loadMessages } from './load-messages';

export async function loadExtendScreen(tab: ExtendTab): Promise<ComponentType> {
  const { site } = platform();
  const [own, ofChanges] = await Promise.all([
    loadMessages(site),
    loadChangeMessages(site),
    tab === 'kilometres' ? undefined : import('./day-choice'),
  ]);
  return withMessages(() => <ExtendScreen tab={tab} />, { ...ofChanges, ...own });
}
