import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import type { SECTIONS } from './sections';

type Sections = typeof SECTIONS;

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/details/${language}.json`),
);

/** The chunk has the name of the address, so that documents of listings preload it. */
const importSections = () => import(/* webpackChunkName: "listing" */ './sections');

export async function loadSection<Name extends keyof Sections>(name: Name): Promise<Sections[Name]> {
  const [loaded, messages] = await Promise.all([importSections(), loadMessages(platform().site)]);
  return withMessages(loaded.SECTIONS[name] as ComponentType<object>, messages) as Sections[Name];
}
