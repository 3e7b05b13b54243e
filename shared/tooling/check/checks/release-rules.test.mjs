import { checkReleases } from './release-rules.mjs';

const SHELL = {
  part: 'shell',
  sources: [
    'webpack:///./src/run.ts',
    'webpack:///../node_modules/react/cjs/react.production.js',
    'webpack:///../node_modules/react-dom/cjs/react-dom-client.production.js',
    'webpack:///../node_modules/styled-components/dist/styled-components.browser.esm.js',
    'webpack:///../node_modules/single-spa/lib/esm/single-spa.js',
    'webpack:///../shared/remote-kit/src/platform/platform.ts',
  ],
  served: ['main.js'],
};
const SEARCH = {
  part: 'mf-search',
  sources: ['webpack:///../mf-search/src/remote.tsx'],
  served: ['remote.js'],
};

function problemsOf(...releases) {
  return checkReleases(releases).flatMap(({ problems }) => problems);
}

it('accepts a shell that provides what its remotes require', () => {
  expect(problemsOf(SHELL, SEARCH)).toEqual([]);
});

it.each([
  [
    'a remote inside the shell',
    { ...SHELL, sources: [...SHELL.sources, 'webpack:///../mf-search/src/routes.tsx'] },
    'mf-search/src/routes.tsx is in shell',
  ],
  ['a shell without React', { ...SHELL, sources: SHELL.sources.slice(2) }, 'does not contain react'],
  ['a source map that is served', { ...SHELL, served: ['main.js.map'] }, 'main.js.map is served'],
])('reports %s', (_, shell, problem) => {
  expect(problemsOf(shell, SEARCH).join('\n')).toContain(problem);
});

it('reports a second React', () => {
  const copy = { ...SEARCH, sources: [...SEARCH.sources, SHELL.sources[1]] };
  expect(problemsOf(SHELL, copy)).toEqual(['mf-search contains a copy of react']);
});

it('reports that there are no releases', () => {
  expect(problemsOf()).toEqual(['there are none']);
});
