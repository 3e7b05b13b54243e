import { TESTS } from './files.mjs';

function fileOf(lines) {
  return { 'max-lines': ['error', { max: lines }] };
}

function functionOf(lines) {
  return { 'max-lines-per-function': ['error', { max: lines, skipBlankLines: true, skipComments: true }] };
}

/** Files that may be long because length is not complexity there: tables of texts, schemas and demo data. */
const TABLES = [
  '**/*.messages.ts',
  '**/*.config.{ts,mjs,cjs}',
  '**/.dependency-cruiser.cjs',
  '**/generated/**',
  'shared/contracts/src/**/*.ts',
  'api/demo/seeds/**',
  '**/planted-*.ts',
];

/** Limits for the length of files and functions, and for their complexity. */
export const caps = {
  ...fileOf(300),
  ...functionOf(60),
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
  'no-nested-ternary': 'error',
};

/** Files with higher or lower limits. */
export const sizeCaps = [
  { files: ['shared/{ui,domain}/src/**/*.{ts,tsx}', 'mf-*/src/rules/**/*.ts'], rules: fileOf(200) },
  { files: ['shell/src/run.ts', 'api/src/app.ts'], rules: fileOf(110) },
  { files: ['**/*-screen.tsx'], rules: functionOf(120) },
  { files: TESTS, rules: { ...fileOf(500), 'max-lines-per-function': 'off' } },
  { files: ['e2e/**/*.spec.ts'], rules: fileOf(150) },
  { files: TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
];
