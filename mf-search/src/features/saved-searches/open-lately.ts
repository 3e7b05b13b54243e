import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { Lately, type LatelyProps } from './lately';
import { loadWords } from './load-words';

/** Where somebody left off, once its words are there. */
export async function openLately(): Promise<{ Lately: ComponentType<LatelyProps> }> {
  return { Lately: worded(Lately, await loadWords(platform().site)) };
}
