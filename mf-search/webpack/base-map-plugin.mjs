import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildBaseFiles } from './build-base-cells.mjs';

const CELLS = path.join(import.meta.dirname, '../src/rules/map/cells.json');

let files;

/** Emits the base map as files of the release, of each cell that `cells.json` names. */
export class BaseMapPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('BaseMapPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BaseMapPlugin', stage }, () => {
        files ??= buildBaseFiles(JSON.parse(readFileSync(CELLS, 'utf8')).cells);
        for (const [name, text] of files) {
          compilation.emitAsset(`map/${name}`, new sources.RawSource(text));
        }
      });
    });
  }
}
