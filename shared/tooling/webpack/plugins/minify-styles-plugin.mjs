import { transform } from 'esbuild';

/** Minifies the extracted stylesheets. */
export class MinifyStylesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap('MinifyStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'MinifyStylesPlugin', stage }, async (assets) => {
        if (compiler.options.mode !== 'production') return;
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          const { code } = await transform(assets[file].source().toString(), { loader: 'css', minify: true });
          compilation.updateAsset(file, new sources.RawSource(code));
        }
      });
    });
  }
}
