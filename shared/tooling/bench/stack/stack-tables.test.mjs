import {
  costTable,
  findLimit,
  memoryTable,
  processorTable,
  summarise,
  throughputTable,
} from './stack-tables.mjs';

const IDLE = {
  api: 0,
  primary: 0,
  replica: 0,
  nginx: 0,
  load: 0,
  telemetry: 0,
  worker: 0,
  sites: 0,
  others: 0,
};

function measured(apis, perSecond, { api = 1, statuses = { 200: perSecond } } = {}) {
  const cores = { ...IDLE, api, primary: 0.25 };
  return { scene: 'search', apis, perSecond, p50: 10 * apis, p99: 50, statuses, cores };
}

const ROUNDS = [
  measured(1, 100),
  measured(2, 150, { api: 1.6 }),
  measured(2, 170, { api: 1.7, statuses: { 200: 165, 429: 3, 503: 2 } }),
  measured(1, 90),
  measured(1, 300),
  measured(2, 160, { api: 1.2 }),
];

test('rounds are summarised by their medians, refused requests are failures', () => {
  const [one, two] = summarise(ROUNDS);
  expect(one).toMatchObject({ apis: 1, perSecond: 100, sent: 490, failed: 0 });
  expect(two).toMatchObject({ apis: 2, perSecond: 160, p50: 20, sent: 480, failed: 5 });
  expect(two.cores).toMatchObject({ api: 1.6, primary: 0.25 });
});

test('a message that was created is no failure', () => {
  const [one] = summarise([measured(1, 10, { statuses: { 201: 10 } })]);
  expect(one.failed).toBe(0);
});

test('the table compares two with one', () => {
  expect(throughputTable(summarise(ROUNDS))).toContain(
    '| search | 100 | 160 | 1.50 × (0.53–1.89) | 10.0 / 20.0 | 50.0 / 50.0 | 5 of 970 |',
  );
});

test.each([
  ['processors that are all busy', { api: 1.2, primary: 0.7 }, 2, 'processors, 63 % of it api'],
  ['another program that takes them', { api: 0.5, others: 1.4 }, 1, 'processors, 74 % of it other programs'],
  ['one api whose thread is busy', { api: 0.95, primary: 0.2 }, 1, 'the thread of each api'],
  ['two apis that are not busy', { api: 0.95, primary: 0.2 }, 2, 'waiting'],
])('the limit is found: %s', (_, cores, apis, limit) => {
  expect(findLimit({ cores: { ...IDLE, ...cores }, apis, processors: 2 })).toBe(limit);
});

test('with more processors the same use is limited by the thread of the api', () => {
  const cores = { ...IDLE, api: 1, primary: 0.9 };
  expect(findLimit({ cores, apis: 1, processors: 2 })).toMatch(/^processors/);
  expect(findLimit({ cores, apis: 1, processors: 8 })).toBe('the thread of each api');
});

test('the ratio is that of measurements of the same round', () => {
  const slowing = [
    measured(1, 400),
    measured(2, 600),
    measured(2, 60),
    measured(1, 40),
    measured(1, 4),
    measured(2, 6),
  ];
  expect(throughputTable(summarise(slowing))).toContain('| 1.50 × (1.50–1.50) |');
});

test('the cost of a request is the processor time of each kind, and bounds what one api answers', () => {
  expect(costTable(summarise(ROUNDS))).toContain('| search | 1 | 10.0 | 2.5 | 0.0 | 0.0 | 12.5 | 100 |');
});

test('each number of apis has its row of processors and of memory', () => {
  const table = processorTable(summarise(ROUNDS), 2);
  expect(table).toContain('| search | 1 | 1.00 | 0.25 |');
  expect(table).toContain('| search | 2 | 1.60 | 0.25 |');
  expect(memoryTable({ 1: { ...IDLE, api: 210.4 }, 2: { ...IDLE, api: 420 } })).toContain(
    '| 2 × api | 420 |',
  );
});
