import { round, strokePath, type Point } from './shapes';
import { heightAt } from './terrain';

import type { Random } from './seeded-random';

interface TreeRow {
  /** The ground line. */
  ground: readonly Point[] | number;
  from?: number;
  to?: number;
  spacing: number;
  heights: readonly [low: number, high: number];
  slimness?: number;
}

interface Meadow {
  from?: number;
  to?: number;
  top: number;
  bottom: number;
  count: number;
  length: number;
  /** Direction and strength in which the wind bends the blades. */
  lean?: number;
}

/** One path with a row of firs of differing heights. */
export function firRow(
  random: Random,
  { ground, from = -10, to = 1210, spacing, heights, slimness = 0.36 }: TreeRow,
) {
  const [low, high] = heights;
  let d = '';
  for (let x = from; x < to; x += spacing * random.between(0.5, 1.5)) {
    const foot = typeof ground === 'number' ? ground : heightAt(ground, x);
    const height = low + (high - low) * (random.next() * random.next() + 0.15 * random.next());
    d += fir(random, [x, foot + 6], [height * slimness, height]);
  }
  return d;
}

function fir(random: Random, [x, foot]: Point, [width, height]: Point): string {
  const tiers = 4 + Math.floor(random.next() * 3);
  const right: Point[] = [];
  const left: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const y = foot - height + height * share * 0.94;
    const reach = (width / 2) * share ** 0.85;
    right.push([x + reach * random.between(0.9, 1.1), y], [x + reach * 0.5, y - height * 0.025]);
    left.push([x - reach * random.between(0.88, 1.12), y], [x - reach * 0.5, y - height * 0.025]);
  }
  const trunk: Point[] = [
    [x + height * 0.02, foot],
    [x - height * 0.02, foot],
  ];
  const outline = [...right, ...trunk, ...left.toReversed()];
  return `M${round(x)} ${round(foot - height)}L${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`;
}

/** One path with tufts of three blades each, longer towards the viewer; to be stroked. */
export function grass(
  random: Random,
  { from = 0, to = 1200, top, bottom, count, length, lean = 0.3 }: Meadow,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const nearness = random.next();
    const x = random.between(from, to);
    const y = top + (bottom - top) * nearness;
    const blade = length * (0.5 + nearness) * random.between(0.6, 1.3);
    for (const side of [-1, 0, 1]) {
      const tipX = side * blade * 0.28 + lean * blade * random.between(0.3, 0.7);
      const tipY = -blade * random.between(0.8, 1.1);
      d += `M${round(x + side * 2)} ${round(y)}q${round(side * 2 + lean * blade * 0.2)} ${round(-blade * 0.6)} ${round(tipX)} ${round(tipY)}`;
    }
  }
  return d;
}

/** Long grass in front of the wheels: a dark layer for weight and a light one that catches the sun. */
export function nearGrass(random: Random, dark: string, light: string, lean = 0.3): string {
  return [
    strokePath(
      grass(random, { top: 738, bottom: 812, count: 130, length: 30, lean }),
      light,
      2.4,
      'stroke-opacity=".8"',
    ),
    strokePath(
      grass(random, { top: 764, bottom: 822, count: 110, length: 38, lean }),
      dark,
      3,
      'stroke-opacity=".85"',
    ),
  ].join('');
}

/** Dots of flower heads strewn over a band of ground. */
export function flowers(
  random: Random,
  [top, bottom]: Point,
  colours: readonly string[],
  count = 56,
): string {
  return Array.from({ length: count }, () => {
    const size = random.between(2, 4.6);
    return `<circle cx="${round(random.between(0, 1200))}" cy="${round(random.between(top, bottom))}" r="${round(size)}" fill="${random.pick(colours)}"/>`;
  }).join('');
}

/** Flat bushes, small far away and broad near by. */
export function shrubs(
  random: Random,
  [top, bottom]: Point,
  colours: readonly string[],
  count = 110,
): string {
  return Array.from({ length: count }, () => {
    const nearness = random.next() ** 2;
    const x = round(random.between(0, 1200));
    const y = round(top + (bottom - top) * nearness);
    return `<ellipse cx="${x}" cy="${y}" rx="${round(5 + 24 * nearness)}" ry="${round(3 + 10 * nearness)}" fill="${random.pick(colours)}" opacity=".88"/>`;
  }).join('');
}
