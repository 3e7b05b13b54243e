import { BROWSER, TYPED_TESTS } from './files.mjs';

/** Each external library has one package that may import it; others use that package's exports. */
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

/** The shell provides the main entry of these: an import of an inner path would be a second copy. */
const INNER_PATHS = {
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

/** Where external libraries may be imported. The rules between our own packages are in `.dependency-cruiser.cjs`. */
export const importBoundaries = [
  { files: SOURCES, rules: restrict(HOMES.map(closed)) },
  { files: BROWSER, rules: restrict([...HOMES.map(closed), SCHEMAS]) },
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: restrict([...HOMES.map(closed), INNER_PATHS, SCHEMAS]) },
  ...HOMES.map(({ home }) => ({
    files: [`${home}/**/*.{ts,tsx}`],
    rules: restrict([...HOMES.filter((other) => other.home !== home).map(closed), SCHEMAS]),
  })),
  { files: TYPED_TESTS, rules: restrict(HOMES.slice(0, 1).map(closed)) },
];
