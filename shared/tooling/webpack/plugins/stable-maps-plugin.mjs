import path from 'node:path';

/** Code of webpack's own, in which names of files stand as they were before their last hash. */
const RUNTIME = /\/webpack\/(runtime|bootstrap)/;

function settled(text, name) {
  const map = JSON.parse(text);
  const contents = map.sourcesContent.map((content, index) =>
    RUNTIME.test(map.sources[index]) ? null : content,
  );
  return JSON.stringify({ ...map, file: path.basename(name, '.map'), sourcesContent: contents });
}

/**
 * Source maps are made before files get their last names, which hash what is in them. This writes those names
 * into the maps: the same sources make the same maps, wherever they lie.
 */
export class StableMapsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('StableMapsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'StableMapsPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.map'))) {
          const text = assets[name].source().toString();
          compilation.updateAsset(name, new sources.RawSource(settled(text, name)));
        }
      });
    });
  }
}
