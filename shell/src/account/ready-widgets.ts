import type { Site } from '@campavia/i18n/sites';

import type { Widgets } from '../layout/header/widgets';

import { loadWords } from './load-words';
import { Widget } from './widget';

/** What opens from the header, with its words. @throws when those cannot be had */
export async function readyWidgets(site: Site): Promise<Widgets> {
  return { Widget, words: await loadWords(site) };
}
