import { chooseParts } from './choose-parts.mjs';

const parts = [{ name: 'types' }, { name: 'units', isMatched: true }, { name: 'api', isMatched: true }];

it('selects all parts when none is named', () => {
  expect(chooseParts(parts, [])).toEqual({ parts });
});

it.each([[['--only', 'api,types']], [['--only=api,types']]])(
  'selects the named parts in their own order (%s)',
  (args) => {
    expect(chooseParts(parts, args).parts.map((part) => part.name)).toEqual(['types', 'api']);
  },
);

it('selects a part on demand only when it is named', () => {
  const browsers = { name: 'browsers', isOnDemand: true };
  expect(chooseParts([...parts, browsers], []).parts).toEqual(parts);
  expect(chooseParts([...parts, browsers], ['--only', 'browsers']).parts).toEqual([browsers]);
});

it('selects the matching files of the named parts', () => {
  const { parts: chosen, match } = chooseParts(parts, ['--only', 'units,api', '--match', 'sign-in']);
  expect(chosen.map((part) => part.name)).toEqual(['units', 'api']);
  expect(match).toBe('sign-in');
});

it.each([
  [['--only', 'unit']],
  [['--only']],
  [['--only', '']],
  [['units']],
  [['--match', 'sign-in']],
  [['--only', 'units', '--match', '']],
  [['--only', 'types,units', '--match', 'sign-in']],
])('rejects %s instead of checking nothing or something else', (args) => {
  expect(() => chooseParts(parts, args)).toThrow('Usage: npm test');
});
