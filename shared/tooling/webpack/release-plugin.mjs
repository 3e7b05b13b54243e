import { rmSync } from 'node:fs';
import path from 'node:path';

import { writeRelease } from '../release/write-release.mjs';

const CATALOGUE = /[\\/]messages[\\/]compiled[\\/]([a-z-]+)\.json$/;

function filesOf(chunks, ending) {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith(ending));
}

function cataloguesIn(compilation) {
  const catalogues = {};
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const language = CATALOGUE.exec(module.resource ?? '')?.[1];
      if (language) catalogues[language] = filesOf([chunk], '.js')[0];
    }
  }
  return catalogues;
}

/** Scripts by the name a screen's import gives its chunk. */
function namedScripts(compilation) {
  const named = [...compilation.namedChunkGroups].map(([name, group]) => [
    name,
    filesOf(group.chunks, '.js'),
  ]);
  return Object.fromEntries(named);
}

/** After a build, completes `dist/release` with the server bundle and `release.json`. */
export class ReleasePlugin {
  #options;

  constructor(options) {
    this.#options = options;
  }

  apply(compiler) {
    const { part, entry, group } = this.#options;
    compiler.hooks.beforeRun.tap('ReleasePlugin', () => {
      rmSync(path.join(part.directory, 'dist/maps'), { recursive: true, force: true });
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const atOnce = compilation.namedChunkGroups.get(group)?.chunks ?? [];
      await writeRelease(part, {
        entry,
        scripts: filesOf(atOnce, '.js').filter((file) => file !== entry),
        styles: filesOf(atOnce, '.css'),
        named: namedScripts(compilation),
        messages: cataloguesIn(compilation),
      });
    });
  }
}
