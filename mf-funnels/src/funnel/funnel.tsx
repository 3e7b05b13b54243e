import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';

import { worded } from '../parts/worded';
import type { Funnel } from '../rules/funnel-steps';

import { EntryScreen } from './entry-screen';
import { loadWords } from './load-words';
import { StepScreen } from './step-screen';

/** The way into a funnel, once its words are there. */
export function openEntry(funnel: Funnel): Promise<ComponentType> {
  return inWords(() => <EntryScreen funnel={funnel} />);
}

/** The steps of a funnel, once their words are there. */
export function openStep(funnel: Funnel): Promise<ComponentType> {
  return inWords(() => <StepScreen funnel={funnel} />);
}

async function inWords(Screen: ComponentType): Promise<ComponentType> {
  return worded(Screen, await loadWords(platform().site.language));
}
