import { band, round, strokePath, type Point } from './shapes';

import type { Random } from './seeded-random';
import type { SvgSheet, Stop } from './sheet';

interface Water {
  top: number;
  bottom: number;
  stops: readonly Stop[];
  ripples?: number;
}

/** A level sheet of water with light lines that lengthen towards the viewer. */
export function water(sheet: SvgSheet, random: Random, { top, bottom, stops, ripples = 70 }: Water): string {
  let d = '';
  for (let i = 0; i < ripples; i++) {
    const nearness = random.next() ** 1.4;
    const length = (24 + 110 * nearness) * random.between(0.4, 1.4);
    const y = top + 6 + (bottom - top - 14) * nearness;
    d += `M${round(random.between(-40, 1160))} ${round(y)}h${round(length)}`;
  }
  return (
    band(top, bottom - top, sheet.linear(stops)) +
    strokePath(d, '#fff', 1.6, 'stroke-opacity=".4" stroke-linecap="round"')
  );
}

/** The broken path of light below a low sun. */
export function glitter(random: Random, [x, top]: Point, depth: number, colour: string): string {
  let d = '';
  for (let y = top; y < top + depth; y += 9) {
    const half = random.between(22, 62);
    d += `M${round(x - half + random.between(-14, 14))} ${round(y)}h${round(half * 2)}`;
  }
  return strokePath(d, colour, 3.4, 'stroke-opacity=".85" stroke-linecap="round"');
}
