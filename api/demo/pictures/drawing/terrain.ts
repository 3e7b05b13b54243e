import type { Random } from './seeded-random';
import { fillPath, lineThrough, opacity, type Point } from './shapes';

interface RidgeForm {
  /** Average height of the line on the page. */
  y: number;
  /** Largest deviation from it. */
  sway: number;
  /** 0.45 gives rolling hills, 0.6 broken rock. */
  roughness?: number;
  from?: number;
  to?: number;
}

interface Peak {
  x: number;
  top: number;
  halfWidth: number;
}

const HALVINGS = 6;
const FLANK_STEPS = 8;

/** A skyline across the page, by midpoint displacement. */
export function ridgeLine(
  random: Random,
  { y, sway, roughness = 0.52, from = -10, to = 1210 }: RidgeForm,
): Point[] {
  let points: Point[] = [
    [from, y + sway * (random.next() - 0.5)],
    [to, y + sway * (random.next() - 0.5)],
  ];
  let reach = sway;
  for (let i = 0; i < HALVINGS; i++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + reach * (random.next() - 0.5)]];
    });
    reach *= roughness;
  }
  return points;
}

/** Height of the line at x. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i < line.length - 1; i++) {
    const [from, to] = [line[i] as Point, line[i + 1] as Point];
    if (x >= from[0] && x <= to[0]) {
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    }
  }
  return line.at(-1)?.[1] ?? 0;
}

/** Mountains with a shaded flank on the right and, where a colour is given, a snow cap. */
export function mountains(
  random: Random,
  peaks: readonly Peak[],
  look: { foot: number; rock: string; shade: string; snow?: string },
): string {
  const parts = peaks.map((peak) => mountain(random, peak, look.foot));
  const join = (part: keyof Mountain) => parts.map((entry) => entry[part]).join('');
  return [
    fillPath(join('rock'), look.rock),
    fillPath(join('shade'), look.shade, opacity(0.34)),
    look.snow ? fillPath(join('snow'), look.snow, opacity(0.94)) : '',
    look.snow ? fillPath(join('shade'), look.shade, opacity(0.2)) : '',
  ].join('');
}

interface Mountain {
  rock: string;
  shade: string;
  snow: string;
}

function mountain(random: Random, { x, top, halfWidth }: Peak, foot: number): Mountain {
  const steps = Array.from({ length: FLANK_STEPS }, (_, index) => (index + 1) / FLANK_STEPS);
  const flank = (direction: 1 | -1): Point[] =>
    steps.map((t) => [
      x + direction * halfWidth * t * random.between(0.9, 1.1),
      t === 1 ? foot : top + (foot - top) * t ** 0.92 + random.between(-9, 9),
    ]);
  const left = flank(-1);
  const right = flank(1);
  const spine = steps.map((t): Point => [
    x + random.between(-0.35, 0.65) * halfWidth * 0.16 * (1 + t * 2),
    top + (foot - top) * t,
  ]);
  const summit: Point = [x, top];
  return {
    rock: `${lineThrough([summit, ...right, ...left.toReversed()])}Z`,
    shade: `${lineThrough([summit, ...right, ...spine.toReversed()])}Z`,
    snow: `${lineThrough([summit, ...right.slice(0, 3), ...snowHem(random, right[2], left[2]), ...left.slice(0, 3).toReversed()])}Z`,
  };
}

function snowHem(random: Random, from: Point = [0, 0], to: Point = [0, 0]): Point[] {
  return Array.from({ length: 8 }, (_, index) => {
    const t = (index + 1) / 9;
    const drop = (index % 2 ? 1 : -1) * random.between(10, 30);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + drop];
  });
}
