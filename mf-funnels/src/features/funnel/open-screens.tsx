import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { stepNamed, type Funnel } from '../../rules/funnel/funnel-steps';
import { NEW_BOOKING } from '../../rules/funnel/new-booking';

import { EntryScreen } from './entry-screen';
import { fetchBeginScreen } from './begin/fetch-begin-screen';
import { fetchStep, lazyStepOf } from './lazy-steps';
import { loadMessages } from './load-messages';
import { StepScreen } from './step-screen';

export async function openEntry(funnel: Funnel): Promise<ComponentType> {
  const isNew = lastName() === NEW_BOOKING;
  const [screen] = await Promise.all([
    withFunnelMessages(() => <EntryScreen funnel={funnel} />),
    isNew && fetchBeginScreen().catch(() => undefined),
  ]);
  return screen;
}

export async function openStep(funnel: Funnel): Promise<ComponentType> {
  const [screen] = await Promise.all([
    withFunnelMessages(() => <StepScreen funnel={funnel} />),
    fetchNamed(funnel),
  ]);
  return screen;
}

async function fetchNamed(funnel: Funnel): Promise<void> {
  const late = lazyStepOf(funnel, stepNamed(funnel, lastName()));
  // A step that fails to load is retried where it is rendered.
  if (late) await fetchStep(late).catch(() => undefined);
}

function lastName(): string {
  return platform().navigation.current().place.pathname.split('/').at(-1) ?? '';
}

async function withFunnelMessages(Screen: ComponentType): Promise<ComponentType> {
  return withMessages(Screen, await loadMessages(platform().site));
}
