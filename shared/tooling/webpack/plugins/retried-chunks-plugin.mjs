import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** The query that the shell adds to the address of an entry when it retries the request. */
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
 * Adds the query of a retried entry to the requests of its chunks. A browser lets a second request for the same address
 * wait for the first one, which may be the one that hangs.
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
