import { readOptions } from './options.mjs';

const KNOWN = ['composed', 'search', 'navigation'];

describe('the options of a run', () => {
  it('is all of it without a name', () => {
    expect(readOptions([], KNOWN)).toEqual({
      names: KNOWN,
      isWhole: true,
      site: undefined,
      loads: 5,
      clicks: 30,
      campers: [10_000, 100_000, 1_000_000],
      rounds: 200,
    });
  });

  it('selects the named benchmarks, in the order of all', () => {
    expect(readOptions(['navigation', 'composed'], KNOWN)).toMatchObject({
      names: ['composed', 'navigation'],
      isWhole: false,
    });
  });

  it('is a few loads when it must be quick, which is not a whole run', () => {
    expect(readOptions(['--quick'], KNOWN)).toMatchObject({
      names: KNOWN,
      isWhole: false,
      loads: 2,
      clicks: 3,
    });
  });

  it.each([[['--site', 'http://localhost:4300/']], [['--site=http://localhost:4300', 'composed']]])(
    'goes to a running site with %j',
    (args) => {
      expect(readOptions(args, KNOWN).site).toBe('http://localhost:4300');
    },
  );

  it.each([[['paint']], [['--fast']], [['--site']], [['--site', 'somewhere']]])('refuses %j', (args) => {
    expect(() => readOptions(args, KNOWN)).toThrow('Usage');
  });
});
