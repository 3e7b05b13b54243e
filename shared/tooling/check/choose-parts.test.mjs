import { chooseParts } from './choose-parts.mjs';

const parts = [{ name: 'types' }, { name: 'units' }, { name: 'api' }];

it('takes all parts when none is named', () => {
  expect(chooseParts(parts, [])).toEqual(parts);
});

it.each([[['--only', 'api,types']], [['--only=api,types']]])(
  'takes the named parts in their own order (%s)',
  (args) => {
    expect(chooseParts(parts, args).map((part) => part.name)).toEqual(['types', 'api']);
  },
);

it.each([[['--only', 'unit']], [['--only']], [['units']]])(
  'refuses %s instead of checking nothing',
  (args) => {
    expect(() => chooseParts(parts, args)).toThrow('Usage: npm test');
  },
);
