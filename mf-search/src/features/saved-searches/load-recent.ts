import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { Lately, type LatelyProps } from './recent';
import { loadMessages } from './load-messages';

/** Where somebody left off, once its words are there. */
export async function openLately(): Promise<{ Lately: ComponentType<LatelyProps> }> {
  return { Lately: withMessages(Lately, await loadMessages(platform().site)) };
}
