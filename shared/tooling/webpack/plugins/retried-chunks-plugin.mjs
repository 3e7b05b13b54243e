import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** What the shell puts behind the address of an entry that it requests again. */
const RETRY_QUERY = String.raw`/\?again=\d+$/`;

class RetriedChunks extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const fileOf = RuntimeGlobals.getChunkScriptFilename;
    return Template.asString([
      'var script = document.currentScript;',
      `var retried = script && ${RETRY_QUERY}.exec(script.src);`,
      'if (retried) {',
      Template.indent([
        `var fileOf = ${fileOf};`,
        `${fileOf} = function (chunk) { return fileOf(chunk) + retried[0]; };`,
      ]),
      '}',
    ]);
  }
}

/**
 * Gives the chunks of an entry that was requested again the query of that entry. A browser lets a second request for
 * the same address wait for the first one, which may be the one that hangs.
 */
export class RetriedChunksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RetriedChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetriedChunksPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetriedChunks());
        });
    });
  }
}
