import { checkCompatibility } from '../src/compatibility';
import { aChange } from '../src/compatibility/testing/change';
import { COMPATIBLE_CHANGES } from '../src/compatibility/testing/compatible-changes';
import { INCOMPATIBILITIES } from '../src/compatibility/testing/incompatibilities';

/** Pins, canaries and mixes of a channel on a busy day. */
const VARIATIONS = 12;
const LIMIT_MS = 300;

/** A percentile of the times, with one decimal. */
function percentile(times: readonly number[], percent: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return (sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0).toFixed(1);
}

type Make = (change: ReturnType<typeof aChange>) => unknown;

function timeOne(seed: number, make: Make, variations: number): { tookMs: number; isSafe: boolean } {
  const change = aChange(seed);
  make(change);
  const { compositions, ...rest } = change.input();
  const [composition] = compositions;
  if (!composition) throw new Error('No composition');
  const all = Array.from({ length: variations }, (_, index) => ({
    ...composition,
    name: `variation ${index}`,
  }));
  const start = performance.now();
  const { isSafe } = checkCompatibility({ ...rest, compositions: all });
  return { tookMs: performance.now() - start, isSafe };
}

function row(title: string, makes: readonly Make[], count: number, variations: number): string {
  const results = Array.from({ length: count }, (_, index) => {
    const make = makes[index % makes.length] as Make;
    return timeOne(index + 1, make, variations);
  });
  const times = results.map(({ tookMs }) => tookMs);
  if (Math.max(...times) > LIMIT_MS) process.exitCode = 1;
  const safe = results.filter(({ isSafe }) => isSafe).length;
  return `| ${title} | ${variations} | ${count} | ${safe} | ${percentile(times, 50)} | ${percentile(times, 95)} | ${percentile(times, 100)} |`;
}

const refused = INCOMPATIBILITIES.map(({ make }) => make);
const passed = COMPATIBLE_CHANGES.map(({ make }) => make);

// Warm-up: the first calls include compilation.
row('', passed, 50, 1);
console.log(
  '| Change to eight parts | Compositions | Asked | Safe | Median, ms | 95th percentile, ms | Slowest, ms |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const variations of [1, VARIATIONS]) {
  console.log(row('incompatible', refused, 40, variations));
  console.log(row('compatible', passed, 200, variations));
}
