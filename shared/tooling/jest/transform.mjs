import { createTransformer } from '@swc/jest';

const RULES = { target: 'es2022', transform: { react: { runtime: 'automatic' } } };

function compiler(parser) {
  return createTransformer({
    jsc: { ...RULES, parser },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
  });
}

const typed = compiler({ syntax: 'typescript', tsx: true });
const typedWithoutJsx = compiler({ syntax: 'typescript', tsx: false });
const plain = compiler({ syntax: 'ecmascript', jsx: true });

function compilerFor(file) {
  if (file.endsWith('.tsx')) return typed;
  return /\.[cm]?ts$/.test(file) ? typedWithoutJsx : plain;
}

// react-router's production build reads import.meta.hot, which has no meaning in CommonJS.
function withoutHotReload(source) {
  return source.replaceAll('import.meta.hot', 'undefined');
}

export default {
  process: (source, file, options) => compilerFor(file).process(withoutHotReload(source), file, options),
  getCacheKey: (source, file, options) =>
    compilerFor(file).getCacheKey(withoutHotReload(source), file, options),
};
