import { readOptions } from './options.mjs';

const KNOWN = ['composed', 'search', 'navigation'];

describe('the options of a run', () => {
  it('run all benchmarks without a name', () => {
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

  it('select the named benchmarks, in the order of all', () => {
    expect(readOptions(['navigation', 'composed'], KNOWN)).toMatchObject({
      names: ['composed', 'navigation'],
      isWhole: false,
    });
  });

  it('make a quick run of few loads, which is not a complete run', () => {
    expect(readOptions(['--quick'], KNOWN)).toMatchObject({
      names: KNOWN,
      isWhole: false,
      loads: 2,
      clicks: 3,
    });
  });

  it.each([[['--site', 'http://localhost:4300/']], [['--site=http://localhost:4300', 'composed']]])(
    'use a running site with %j',
    (args) => {
      expect(readOptions(args, KNOWN).site).toBe('http://localhost:4300');
    },
  );

  it.each([[['paint']], [['--fast']], [['--site']], [['--site', 'somewhere']]])('reject %j', (args) => {
    expect(() => readOptions(args, KNOWN)).toThrow('Usage');
  });
});
