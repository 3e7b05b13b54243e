import { readOptions } from './options.mjs';

const known = ['mf-listing', 'mf-search'];

test('accepts remotes to develop, each once', () => {
  expect(readOptions(['mf-search', 'mf-listing', 'mf-search'], known)).toEqual({
    names: ['mf-search', 'mf-listing'],
    against: undefined,
  });
});

test.each([[['--against', 'https://staging.example/fr/s']], [['--against=https://staging.example']]])(
  'accepts the site to develop against: %j',
  (args) => {
    expect(readOptions([...args, 'mf-search'], known)).toEqual({
      names: ['mf-search'],
      against: 'https://staging.example',
    });
  },
);

test.each([
  [[], 'The remotes here: mf-listing, mf-search'],
  [['mf-serch'], 'mf-serch is not a remote of this repository, which has mf-listing, mf-search'],
  [['shell'], 'shell is not a remote'],
  [['--watch', 'mf-search'], '--watch is not a remote'],
  [['mf-search', '--against'], '--against needs the address of a site'],
  [['mf-search', '--against', 'staging'], '--against needs the address of a site'],
  [['mf-search', '--against=file:///etc'], '--against needs the address of a site'],
])('rejects %j with advice', (args, message) => {
  expect(() => readOptions(args, known)).toThrow(message);
});
