import { BROWSER, SCRIPTS, TESTS, TYPED, TYPED_TESTS } from './files.mjs';

/** Files in which a tool requires a default export. */
const REQUIRED_DEFAULTS = [
  '**/*.config.{ts,mjs,cjs}',
  '**/*.stories.tsx',
  '**/test/global-*.ts',
  'shared/tooling/jest/*.mjs',
  'shared/tooling/lint/rules/index.mjs',
  'shared/tooling/webpack/{loaders/*,provide-runtime-core,start-runtime}.mjs',
];

const NO_DEFAULT_EXPORT = {
  restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
};

/** Scripts whose functions run in the page of a browser. */
const IN_THE_PAGE = [
  'shared/tooling/bench/measure/{measure-load,record-arrival,record-interactions,record-load}.mjs',
];

const PAGE_GLOBALS = {
  document: 'readonly',
  window: 'readonly',
  MutationObserver: 'readonly',
  requestAnimationFrame: 'readonly',
};

/** Rules against mistakes, in any language. */
const MISTAKES = [
  'for-direction',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-cond-assign',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-pattern',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-self-compare',
  'no-sparse-arrays',
  'no-unreachable',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-useless-catch',
  'no-useless-escape',
  'no-useless-rename',
  'no-useless-return',
  'require-yield',
  'use-isnan',
  'valid-typeof',
];

/** The recommended rules of typescript-eslint. */
const TYPESCRIPT = [
  'no-array-constructor',
  'no-unused-expressions',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-duplicate-enum-values',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
];

/** Rules for all code. */
export const everywhere = {
  ...allOf(MISTAKES),
  'campavia/file-names': 'error',
  'campavia/import-groups': 'error',
  'campavia/no-boolean-parameter': 'error',
  'campavia/no-spread-literal': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
  'no-irregular-whitespace': ['error', { skipJSXText: false, skipRegExps: false, skipTemplates: false }],
  'no-restricted-exports': ['error', NO_DEFAULT_EXPORT],
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
};

/** Rules for scripts, for TypeScript and for sources that a browser loads. */
export const languages = [
  { files: REQUIRED_DEFAULTS, rules: { 'no-restricted-exports': 'off' } },
  {
    files: SCRIPTS,
    env: { node: true },
    rules: { 'campavia/no-date-from-string': 'error', 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  { files: ['**/*.cjs'], env: { commonjs: true } },
  { files: IN_THE_PAGE, globals: PAGE_GLOBALS },
  { files: TESTS, env: { jest: true }, rules: { 'campavia/no-date-from-string': 'off' } },
  { files: BROWSER, rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: TYPED,
    rules: {
      ...allOf(TYPESCRIPT),
      'campavia/no-value-for-a-type': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'typescript/await-thenable': 'error',
      'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'typescript/no-deprecated': 'error',
      'typescript/no-floating-promises': 'error',
      'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-unnecessary-type-assertion': 'error',
      'typescript/switch-exhaustiveness-check': 'error',
    },
  },
  { files: TYPED_TESTS, rules: { 'typescript/no-non-null-assertion': 'off' } },
  {
    files: ['shared/domain/src/dates/**', ...TYPED_TESTS],
    rules: { 'typescript/no-deprecated': 'off' },
  },
];

function allOf(rules) {
  return Object.fromEntries(rules.map((rule) => [rule, 'error']));
}
