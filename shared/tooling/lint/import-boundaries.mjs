import { BROWSER, TYPED_TESTS } from './files.mjs';

/** Each outside library has one home; elsewhere its home's own names are used. */
const HOMES = [
  { names: ['axios'], home: 'shared/api-client', instead: 'the endpoint functions of @campavia/api-client' },
  {
    names: [
      'react-aria-components',
      'react-aria',
      'react-stately',
      '@internationalized/date',
      'lucide-react',
    ],
    home: 'shared/ui',
    instead: 'the widgets of @campavia/ui',
  },
  { names: ['react-router'], home: 'shared/remote-kit', instead: 'the routing of @campavia/remote-kit' },
];

/** The shell provides these by their package entry: an import of an inner path is a second copy. */
const SIDE_DOORS = {
  group: ['swr/**', 'styled-components/**'],
  message: 'The shell provides the main entry only',
};

const SCHEMAS = {
  group: ['@campavia/contracts', '@campavia/contracts/**', 'typebox', 'typebox/**'],
  allowTypeImports: true,
  message: 'A browser needs the types only: use `import type`',
};

function closed({ names, instead }) {
  return { group: names.flatMap((name) => [name, `${name}/**`]), message: `Use ${instead}` };
}

function restrict(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

const SOURCES = ['**/*.{ts,tsx}'];

/** Where outside libraries may be named. The rules between our own packages are in `.dependency-cruiser.cjs`. */
export const importBoundaries = [
  { files: SOURCES, rules: restrict(HOMES.map(closed)) },
  { files: BROWSER, rules: restrict([...HOMES.map(closed), SCHEMAS]) },
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: restrict([...HOMES.map(closed), SIDE_DOORS, SCHEMAS]) },
  ...HOMES.map(({ home }) => ({
    files: [`${home}/**/*.{ts,tsx}`],
    rules: restrict([...HOMES.filter((other) => other.home !== home).map(closed), SCHEMAS]),
  })),
  { files: TYPED_TESTS, rules: restrict(HOMES.slice(0, 1).map(closed)) },
];
