import path from 'node:path';

/** Modules whose names contain paths of the building machine; module ids are derived from names. */
const WITH_PATH = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

function nameByPath(modules, { chunkGraph }) {
  for (const module of modules) {
    const [, id] = WITH_PATH.find(([pattern]) => pattern.test(module.identifier())) ?? [];
    if (id) chunkGraph.setModuleId(module, id);
  }
}

/** Rewrites a loader's source map to paths in the repository; hashes of chunks include it. */
function pathInRepository(map, root) {
  const known = typeof map === 'string' ? JSON.parse(map) : map;
  const sources = known.sources?.map((source) =>
    path.isAbsolute(source) ? path.relative(root, source).replaceAll(path.sep, '/') : source,
  );
  return { ...known, sources, sourceRoot: undefined };
}

/** Makes builds identical, byte for byte, in every folder. */
export class PortablePathsPlugin {
  #root;

  /** @param {string} root of the repository */
  constructor(root) {
    this.#root = root;
  }

  apply(compiler) {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('SameEverywherePlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameEverywherePlugin', (modules) =>
        nameByPath(modules, compilation),
      );
      const { processResult } = NormalModule.getCompilationHooks(compilation);
      processResult.tap('SameEverywherePlugin', ([source, map, ...rest]) => [
        source,
        map && pathInRepository(map, this.#root),
        ...rest,
      ]);
    });
  }
}
