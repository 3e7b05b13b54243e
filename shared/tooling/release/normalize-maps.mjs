import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The bundler's own code, from before names were final: it is not debugged, and it differs between builds. */
const BUILDERS_OWN = /\/webpack\/runtime\/|\/\.federation\//;
/** A name that is a hash over paths of the machine. */
const ENTRY = /(\/\.federation\/entry)\.[0-9a-f]+(?=\.js)/;

/**
 * Removes the parts of source maps that differ between two builds of the same sources.
 *
 * @param {string} folder of the maps, if there are any
 */
export function normalizeMaps(folder) {
  if (!existsSync(folder)) return;
  const maps = readdirSync(folder).filter((file) => file.endsWith('.map'));
  for (const file of maps.map((name) => path.join(folder, name))) {
    const map = JSON.parse(readFileSync(file, 'utf8'));
    map.sourcesContent = map.sourcesContent?.map((content, index) =>
      BUILDERS_OWN.test(map.sources[index]) ? null : content,
    );
    map.sources = map.sources.map((source) => source.replace(ENTRY, '$1'));
    writeFileSync(file, JSON.stringify(map));
  }
}
