import { createTransformer } from '@swc/jest';

const RULES = { target: 'es2022', transform: { react: { runtime: 'automatic' } } };
const INSTALLED = /[\\/]node_modules[\\/]/;

function compiler(parser, sourceMaps) {
  return createTransformer({
    jsc: { ...RULES, parser },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps,
  });
}

const typed = compiler({ syntax: 'typescript', tsx: true }, 'inline');
const typedWithoutJsx = compiler({ syntax: 'typescript', tsx: false }, 'inline');
const plain = compiler({ syntax: 'ecmascript', jsx: true }, 'inline');
// Source maps of packages are not needed in stack traces.
const installed = compiler({ syntax: 'ecmascript' }, false);

/** Results of this process, because projects share sources but not Jest's cache. */
const compiled = new Map();

function compilerFor(file) {
  if (INSTALLED.test(file)) return installed;
  if (file.endsWith('.tsx')) return typed;
  return /\.[cm]?ts$/.test(file) ? typedWithoutJsx : plain;
}

// react-router's production build reads import.meta.hot, which has no meaning in CommonJS.
function withoutHotReload(source) {
  return source.replaceAll('import.meta.hot', 'undefined');
}

export default {
  process(source, file, options) {
    const known = compiled.get(file);
    if (known?.source === source) return known.result;
    const result = compilerFor(file).process(withoutHotReload(source), file, options);
    compiled.set(file, { source, result });
    return result;
  },
  getCacheKey: (source, file, options) =>
    compilerFor(file).getCacheKey(withoutHotReload(source), file, options),
};
