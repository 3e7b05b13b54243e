const HASH_TO_COME = String.raw`\*-\*-\*-CHUNK-SRI-HASH-[^"]+`;

function withoutHashOf(id) {
  return new RegExp(`(["']?${id}["']?:)"${HASH_TO_COME}"`, 'g');
}

/**
 * A lazy import of a module that the shell provides makes a chunk without a file. The integrity plugin expects a hash
 * of it that never exists; this removes the chunk.
 */
export class RemoveEmptyChunksPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1;
    compiler.hooks.thisCompilation.tap('ForgetEmptyChunksPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ForgetEmptyChunksPlugin', stage }, (assets) => {
        const empty = [...compilation.chunks].filter((chunk) => chunk.files.size === 0);
        if (empty.length === 0) return;
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          const source = assets[file].source().toString();
          const remaining = empty.reduce((text, { id }) => text.replace(withoutHashOf(id), '$1""'), source);
          if (remaining !== source) compilation.updateAsset(file, new sources.RawSource(remaining));
        }
      });
    });
  }
}
