import { readOptions } from './options.mjs';

const known = ['mf-listing', 'mf-search'];

test('takes the remotes to develop, each once', () => {
  expect(readOptions(['mf-search', 'mf-listing', 'mf-search'], known)).toEqual({
    names: ['mf-search', 'mf-listing'],
    against: undefined,
  });
});

test.each([[['--against', 'https://staging.example/fr/s']], [['--against=https://staging.example']]])(
  'takes the site to develop against: %j',
  (args) => {
    expect(readOptions([...args, 'mf-search'], known)).toEqual({
      names: ['mf-search'],
      against: 'https://staging.example',
    });
  },
);

test.each([
  [[], 'The remotes here: mf-listing, mf-search'],
  [['mf-serch'], 'mf-serch is no remote of this repository: there are mf-listing, mf-search'],
  [['shell'], 'shell is no remote'],
  [['--watch', 'mf-search'], '--watch is no remote'],
  [['mf-search', '--against'], '--against wants the address of a site'],
  [['mf-search', '--against', 'staging'], '--against wants the address of a site'],
  [['mf-search', '--against=file:///etc'], '--against wants the address of a site'],
])('refuses %j with advice', (args, message) => {
  expect(() => readOptions(args, known)).toThrow(message);
});
