import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { stepNamed, type Funnel } from '../rules/funnel-steps';
import { NEW_BOOKING } from '../rules/new-booking';

import { EntryScreen } from './entry-screen';
import { fetchBeginScreen } from './fetch-begin-screen';
import { fetchStep, lateStepOf } from './late-steps';
import { loadWords } from './load-words';
import { StepScreen } from './step-screen';

/** The way into a funnel, once its words are there, and what begins a booking where the address asks for one. */
export async function openEntry(funnel: Funnel): Promise<ComponentType> {
  const isNew = lastName() === NEW_BOOKING;
  const [screen] = await Promise.all([
    inWords(() => <EntryScreen funnel={funnel} />),
    isNew && fetchBeginScreen().catch(() => undefined),
  ]);
  return screen;
}

/** The steps of a funnel, once their words are there, and the one that the address names. */
export async function openStep(funnel: Funnel): Promise<ComponentType> {
  const [screen] = await Promise.all([inWords(() => <StepScreen funnel={funnel} />), fetchNamed(funnel)]);
  return screen;
}

async function fetchNamed(funnel: Funnel): Promise<void> {
  const late = lateStepOf(funnel, stepNamed(funnel, lastName()));
  // What does not come is asked for again, and missed, where it is drawn.
  if (late) await fetchStep(late).catch(() => undefined);
}

/** What the present address ends in. */
function lastName(): string {
  return platform().navigation.current().place.pathname.split('/').at(-1) ?? '';
}

async function inWords(Screen: ComponentType): Promise<ComponentType> {
  return worded(Screen, await loadWords(platform().site));
}
