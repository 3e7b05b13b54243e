import { existsSync } from 'node:fs';
import path from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';

import { readCatalogue, VARIANTS } from '../../messages/catalogue.mjs';
import { withCountries } from '../../messages/compile.mjs';
import { typesetMessage } from '../../messages/typeset-message.mjs';

function parsed(name, text) {
  try {
    return typesetMessage(name, parse(text));
  } catch {
    // The file is invalid while it is being edited: the page shows the English messages meanwhile.
    return undefined;
  }
}

/**
 * Loads the current catalogue of `messages/<language>.json` and its countries, in place of the compiled one. English is
 * taken from the sources, where it is edited.
 *
 * @this {import('webpack').LoaderContext<{sources: string[]}>}
 * @returns {string}
 */
export default function devCatalogueLoader() {
  const { sources } = this.getOptions();
  const read = (folder, layer) => {
    const file = path.join(folder, 'messages', `${layer}.json`);
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
    return readCatalogue(folder, layer);
  };
  const textsIn = (name) => {
    const layers = [VARIANTS[name], name].filter((layer) => layer && layer !== 'en');
    const texts = Object.assign(
      {},
      ...sources.flatMap((folder) => layers.map((layer) => read(folder, layer))),
    );
    return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parsed(name, text)]));
  };
  return JSON.stringify(withCountries(path.basename(this.resourcePath, '.json'), textsIn));
}
