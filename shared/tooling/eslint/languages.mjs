import globals from 'globals';
import tseslint from 'typescript-eslint';

import { BROWSER, SCRIPTS, TESTS, TYPED, TYPED_TESTS } from './files.mjs';
import { projectRules } from './rules/index.mjs';

const DAYS = ['shared/domain/src/dates/**', ...TESTS];

/** Where a tool insists on a default export. */
const REQUIRED_DEFAULTS = [
  '**/*.config.{ts,mjs,cjs}',
  '**/*.stories.tsx',
  '**/test/global-*.ts',
  'shared/tooling/jest/*.mjs',
  'shared/tooling/webpack/{loaders/*,provide-runtime-core}.mjs',
];

const NO_DEFAULT_EXPORT = {
  restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
};

/** Mistakes, in any language. */
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
  'no-irregular-whitespace',
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

/** What holds for all code. */
export const languages = [
  {
    plugins: { campavia: projectRules },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...Object.fromEntries(MISTAKES.map((rule) => [rule, 'error'])),
      'campavia/file-names': 'error',
      'campavia/import-groups': 'error',
      'campavia/no-boolean-parameter': 'error',
      'campavia/no-date-from-string': 'error',
      'campavia/no-spread-literal': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-restricted-exports': ['error', NO_DEFAULT_EXPORT],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  { files: REQUIRED_DEFAULTS, rules: { 'no-restricted-exports': 'off' } },
  { files: DAYS, rules: { 'campavia/no-date-from-string': 'off' } },
  {
    files: SCRIPTS,
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: TESTS, languageOptions: { globals: globals.jest } },
  { files: BROWSER, rules: { 'no-console': ['error', { allow: ['error'] }] } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: TYPED })),
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: TYPED_TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
];
