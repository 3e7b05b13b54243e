import { checkBenchmark } from './bench-rules.mjs';

const benchmark = { name: 'search' };
const TABLE = '| Page | ms |\n| --- | --- |\n| home | 12 |';

it('accepts a benchmark that ends with a table', async () => {
  const check = await checkBenchmark(benchmark, async () => ({ problems: [], text: TABLE }));
  expect(check).toEqual({ name: 'search', problems: [] });
});

it('reports why a benchmark failed', async () => {
  const check = await checkBenchmark(benchmark, () => Promise.reject(new Error('an assignment was blocked')));
  expect(check.problems.join()).toContain('an assignment was blocked');
});

it('reports the problems that a benchmark found', async () => {
  const check = await checkBenchmark(benchmark, async () => ({ problems: ['sides differ'], text: '' }));
  expect(check.problems).toEqual(['sides differ']);
});

it('reports a table without a figure', async () => {
  const check = await checkBenchmark(benchmark, async () => ({ problems: [], text: '| Page | ms |' }));
  expect(check.problems).toEqual(['its table contains no figure']);
});
