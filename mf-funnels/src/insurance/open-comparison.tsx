import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { InsuranceWindow, type InsuranceWindowProps } from './insurance-window';
import { loadWords } from './load-words';

/** The window that compares insurances, once its words are there. */
export async function openComparison(): Promise<ComponentType<InsuranceWindowProps>> {
  return worded(InsuranceWindow, await loadWords(platform().site));
}
