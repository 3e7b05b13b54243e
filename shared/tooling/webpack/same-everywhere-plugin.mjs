import path from 'node:path';

/** Modules whose names hold folders of the machine that builds; numbers come from names. */
const PLACED = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

function namePlaced(modules, { chunkGraph }) {
  for (const module of modules) {
    const [, id] = PLACED.find(([pattern]) => pattern.test(module.identifier())) ?? [];
    if (id) chunkGraph.setModuleId(module, id);
  }
}

/** A loader's source map with the sources' places in the repository; hashes of chunks cover it. */
function placeInRepository(map, root) {
  const known = typeof map === 'string' ? JSON.parse(map) : map;
  const sources = known.sources?.map((source) =>
    path.isAbsolute(source) ? path.relative(root, source).replaceAll(path.sep, '/') : source,
  );
  return { ...known, sources, sourceRoot: undefined };
}

/** Makes a build come out the same, byte for byte, wherever the repository lies. */
export class SameEverywherePlugin {
  #root;

  /** @param {string} root of the repository */
  constructor(root) {
    this.#root = root;
  }

  apply(compiler) {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap('SameEverywherePlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameEverywherePlugin', (modules) =>
        namePlaced(modules, compilation),
      );
      const { processResult } = NormalModule.getCompilationHooks(compilation);
      processResult.tap('SameEverywherePlugin', ([source, map, ...rest]) => [
        source,
        map && placeInRepository(map, this.#root),
        ...rest,
      ]);
    });
  }
}
