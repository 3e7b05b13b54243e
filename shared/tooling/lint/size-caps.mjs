import { TESTS } from './files.mjs';

function fileOf(lines) {
  return { 'max-lines': ['error', { max: lines }] };
}

function functionOf(lines) {
  return { 'max-lines-per-function': ['error', { max: lines, skipBlankLines: true, skipComments: true }] };
}

/** Long where length is not complexity: tables of words, shapes and demo data. */
const TABLES = [
  '**/*.messages.ts',
  '**/*.config.{ts,mjs,cjs}',
  '**/.dependency-cruiser.cjs',
  '**/generated/**',
  'shared/contracts/src/**/*.ts',
  'api/demo/seeds/**',
  '**/planted-*.ts',
];

/** How long files and functions may be, and how branched. */
export const caps = {
  ...fileOf(300),
  ...functionOf(60),
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
  'no-nested-ternary': 'error',
};

/** Where they may be longer, or have to be shorter. */
export const sizeCaps = [
  { files: ['shared/{ui,domain}/src/**/*.{ts,tsx}', 'mf-*/src/rules/**/*.ts'], rules: fileOf(200) },
  { files: ['shell/src/run.ts', 'api/src/app.ts'], rules: fileOf(110) },
  { files: ['**/*-screen.tsx'], rules: functionOf(120) },
  { files: TESTS, rules: { ...fileOf(500), 'max-lines-per-function': 'off' } },
  { files: ['e2e/**/*.spec.ts'], rules: fileOf(150) },
  { files: TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
];
