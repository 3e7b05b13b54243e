import path from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';

import { readCatalogue } from '../messages/catalogue.mjs';

function parsed(words) {
  try {
    return parse(words);
  } catch {
    // Half a translation on its way to a whole one: the page shows the English words meanwhile.
    return undefined;
  }
}

/**
 * A catalogue as it stands in `messages/<language>.json` this moment, in place of the compiled one. English is
 * left to the sources, where it is being written.
 *
 * @this {import('webpack').LoaderContext<{sources: string[]}>}
 * @returns {string}
 */
export default function devCatalogueLoader() {
  const { sources } = this.getOptions();
  const language = path.basename(this.resourcePath, '.json');
  const words = {};
  for (const folder of sources) {
    this.addDependency(path.join(folder, 'messages', `${language}.json`));
    if (language !== 'en') Object.assign(words, readCatalogue(folder, language));
  }
  const entries = Object.entries(words).map(([id, text]) => [id, parsed(text)]);
  return JSON.stringify(Object.fromEntries(entries));
}
