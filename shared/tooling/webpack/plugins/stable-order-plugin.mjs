function compare(one, other) {
  const [left, right] = [one.identifier(), other.identifier()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Sorts modules independent of the order in which they were read: the same sources make the same bytes, also on a busy
 * machine.
 */
export class StableOrderPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StableOrderPlugin', (compilation) => {
      compilation.hooks.seal.tap('StableOrderPlugin', () => {
        const modules = [...compilation.modules].sort(compare);
        compilation.modules.clear();
        for (const module of modules) compilation.modules.add(module);
      });
    });
  }
}
