import type { Language } from '@campavia/i18n/sites';

import type { Widgets } from '../frame/header/widgets';

import { loadWords } from './load-words';
import { Widget } from './widget';

/** What opens from the header, with its words. @throws when those cannot be had */
export async function readyWidgets(language: Language): Promise<Widgets> {
  return { Widget, words: await loadWords(language) };
}
