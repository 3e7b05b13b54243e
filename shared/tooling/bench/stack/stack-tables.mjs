import { median, ratio } from '../statistics.mjs';
import { figure, formatTable, times } from '../table.mjs';

/** From here on nothing is left of a processor, as the system and other work need some of it. */
const BUSY = 0.9;
const KINDS = {
  api: 'api',
  primary: 'primary',
  replica: 'replica',
  nginx: 'nginx',
  load: 'sender of requests',
  telemetry: 'receiver of traces',
  worker: 'worker',
  sites: 'sites, sandbox',
  others: 'other programs',
};

/**
 * One measurement.
 *
 * @typedef {{ scene: string, apis: number, perSecond: number, p50: number, p99: number, statuses: Record<string,
 * number>, cores: Record<string, number> }} Measured
 */

/**
 * The medians of all rounds of each scene and number of apis; requests and failures are added up.
 *
 * @param {Measured[]} measured
 */
export function summarise(measured) {
  const groups = new Map();
  for (const each of measured) {
    const key = `${each.scene} ${each.apis}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map(summariseRounds);
}

function summariseRounds(rounds) {
  const [{ scene, apis }] = rounds;
  const [perSecond, p50, p99] = ['perSecond', 'p50', 'p99'].map((name) =>
    median(rounds.map((each) => each[name])),
  );
  const middle = (read) =>
    Object.fromEntries(
      Object.keys(KINDS).map((kind) => [kind, median(rounds.map((each) => read(each, kind)))]),
    );
  const answers = rounds.flatMap(({ statuses }) => Object.entries(statuses));
  const failed = sum(answers.filter(([status]) => Number(status) >= 300));
  return {
    scene,
    apis,
    perSecond,
    p50,
    p99,
    sent: sum(answers),
    failed,
    rates: rounds.map((each) => each.perSecond),
    cores: middle(({ cores }, kind) => cores[kind]),
    costs: middle((each, kind) => (1000 * each.cores[kind]) / each.perSecond),
  };
}

function sum(answers) {
  return answers.reduce((total, [, count]) => total + count, 0);
}

/**
 * What keeps a stack from answering more: all processors are busy, or the one thread of each api, or neither.
 *
 * @param {{ cores: Record<string, number>, apis: number, processors: number }} found
 */
export function findLimit({ cores, apis, processors }) {
  const entries = Object.entries(cores);
  const total = entries.reduce((used, [, each]) => used + each, 0);
  if (total >= BUSY * processors) {
    const [kind, most] = entries.reduce((one, other) => (other[1] > one[1] ? other : one));
    return `processors, ${Math.round((100 * most) / total)} % of it ${KINDS[kind]}`;
  }
  return cores.api >= BUSY * apis ? 'the thread of each api' : 'waiting';
}

/** Requests a second with one api and with two. */
export function throughputTable(summaries) {
  const head = [
    'Requests',
    '1 × api, a second',
    '2 × api, a second',
    'ratio (least–most)',
    'ms p50, 1 / 2',
    'ms p99, 1 / 2',
    'failed',
  ];
  const rows = pairs(summaries).map(([one, two]) => [
    one.scene,
    figure(one.perSecond),
    figure(two.perSecond),
    ratioOf(one, two),
    `${figure(one.p50, 1)} / ${figure(two.p50, 1)}`,
    `${figure(one.p99, 1)} / ${figure(two.p99, 1)}`,
    `${figure(one.failed + two.failed)} of ${figure(one.sent + two.sent)}`,
  ]);
  return formatTable(head, rows, 1);
}

/** Of the two measurements of a round, which are closest in time. */
function ratioOf(one, two) {
  const ratios = two.rates.map((rate, round) => ratio(rate, one.rates[round]));
  return `${times(median(ratios))} (${figure(Math.min(...ratios), 2)}–${figure(Math.max(...ratios), 2)})`;
}

/** Processors used by each kind of process, and the limit that follows. */
export function processorTable(summaries, processors) {
  const head = ['Processors used', 'apis', ...Object.values(KINDS), 'limited by'];
  const rows = pairs(summaries)
    .flat()
    .map(({ scene, apis, cores }) => [
      scene,
      String(apis),
      ...Object.keys(KINDS).map((kind) => figure(cores[kind], 2)),
      findLimit({ cores, apis, processors }),
    ]);
  return formatTable(head, rows, 1);
}

/**
 * Milliseconds of processor time that a request takes, which other work changes less than its duration, and how many a
 * second one api could answer at most: nearly all its work is done by one thread.
 */
export function costTable(summaries) {
  const kinds = ['api', 'primary', 'replica', 'nginx'];
  const names = kinds.map((kind) => KINDS[kind]);
  const head = ['Processor time of a request, ms', 'apis', ...names, 'together', 'an api, a second at most'];
  const rows = pairs(summaries)
    .flat()
    .map(({ scene, apis, costs }) => {
      const own = kinds.map((kind) => costs[kind]);
      const together = own.reduce((total, each) => total + each, 0);
      const most = figure(1000 / costs.api);
      return [scene, String(apis), ...[...own, together].map((ms) => figure(ms, 1)), most];
    });
  return formatTable(head, rows, 1);
}

/** Memory after the measurements, by number of apis. @param {Record<number, Record<string, number>>} memory in MiB */
export function memoryTable(memory) {
  const kinds = Object.keys(KINDS).filter((kind) => kind !== 'others');
  const rows = Object.entries(memory).map(([apis, used]) => [
    `${apis} × api`,
    ...kinds.map((kind) => figure(used[kind])),
  ]);
  return formatTable(['Memory, MiB', ...kinds.map((kind) => KINDS[kind])], rows, 1);
}

function pairs(summaries) {
  const ones = summaries.filter(({ apis }) => apis === 1);
  return ones.map((one) => [one, summaries.find(({ scene, apis }) => apis === 2 && scene === one.scene)]);
}
