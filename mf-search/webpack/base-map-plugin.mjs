import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildBaseCells } from './build-base-cells.mjs';

const CELLS = path.join(import.meta.dirname, '../src/features/map/base/cells.json');

let cells;

/** Emits the base map as files of the release, one per cell that `cells.json` names. */
export class BaseMapPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('BaseMapPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BaseMapPlugin', stage }, () => {
        cells ??= buildBaseCells(JSON.parse(readFileSync(CELLS, 'utf8')).cells);
        for (const [name, text] of cells) {
          compilation.emitAsset(`map/${name}.json`, new sources.RawSource(text));
        }
      });
    });
  }
}
