import path from 'node:path';

/** webpack's own code, which contains file names from before their final hash. */
const RUNTIME = /\/webpack\/(runtime|bootstrap)/;

function settled(text, name) {
  const map = JSON.parse(text);
  const contents = map.sourcesContent.map((content, index) =>
    RUNTIME.test(map.sources[index]) ? null : content,
  );
  return JSON.stringify({ ...map, file: path.basename(name, '.map'), sourcesContent: contents });
}

/**
 * Source maps are made before files get their final names, which contain a hash of the content. This writes the final
 * names into the maps: the same sources make the same maps, in every folder.
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
