import { readAloneOptions } from './alone-options.mjs';

test('uses sample responses on its own port by default', () => {
  expect(readAloneOptions([], {})).toEqual({ api: undefined, port: 4320 });
  expect(readAloneOptions([], { PORT: '5000' })).toEqual({ api: undefined, port: 5000 });
});

test.each([[['--api', 'http://localhost:4301/3']], [['--api=http://localhost:4301']]])(
  'accepts an api: %j',
  (args) => {
    expect(readAloneOptions(args, {}).api).toBe('http://localhost:4301');
  },
);

test.each([
  [['--api'], {}, 'Usage: npm run alone'],
  [['--api', '4301'], {}, 'Usage: npm run alone'],
  [['--api', 'http://localhost:4301', 'more'], {}, 'Usage: npm run alone'],
  [['mf-search'], {}, 'Usage: npm run alone'],
  [[], { PORT: 'http' }, 'PORT=http is not a port'],
  [[], { PORT: '70000' }, 'PORT=70000 is not a port'],
])('rejects %j with %j', (args, env, message) => {
  expect(() => readAloneOptions(args, env)).toThrow(message);
});
