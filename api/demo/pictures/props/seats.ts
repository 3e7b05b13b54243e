import { ellipse, fillPath, place, rectangle, strokePath } from '../drawing/shapes';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';

const CANVAS = ['#c8572c', '#2f6c67', '#d9843a', '#33678a', '#8a4a5e'];

/** A folding chair facing right. */
export function chair(colour: string): string {
  return [
    strokePath('M0 0L26 -36M26 0L0 -36M-4 -36H30L40 -80', '#28312f', 3.6, 'stroke-linecap="round"'),
    strokePath(
      'M-3 -37C8 -30 20 -30 29 -38L39 -78',
      colour,
      8,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
  ].join('');
}

/** A folding table with a mug and a coffee pot. */
export function table(): string {
  return [
    strokePath('M0 0L36 -42M36 0L0 -42', '#3a2f25', 3.6, 'stroke-linecap="round"'),
    strokePath('M-10 -44H48', '#8a6a48', 6.5, 'stroke-linecap="round"'),
    rectangle([4, -60, 11, 13], '#e9e2d0', 'rx="2"'),
    strokePath('M15 -57c6 0 6 8 0 8', '#e9e2d0', 2.4),
    fillPath('M26 -47L29 -68H39L42 -47Z', '#8f9a96'),
    strokePath('M42 -62c7 2 6 10 0 10M34 -68v-5', '#5d6663', 2.6),
    strokePath('M9 -64c-4 -5 4 -8 0 -14', '#fff', 2, 'stroke-opacity=".6"'),
  ].join('');
}

export function breakfast(sheet: SvgSheet, random: Random): string {
  return (
    ground(sheet, 80) +
    place(chair(random.pick(CANVAS)), [-24, 0], 1.1, 'left') +
    place(table(), [2, 2], 1.05)
  );
}

export function chairs(sheet: SvgSheet, random: Random): string {
  const colour = random.pick(CANVAS);
  return (
    ground(sheet, 96) +
    place(chair(colour), [-40, 0], 1.15, 'left') +
    place(table(), [-14, 4], 0.86) +
    place(chair(colour), [52, 0], 1.15)
  );
}

/** A blanket with a basket and a bottle. */
export function picnic(sheet: SvgSheet, random: Random): string {
  const cloth = random.pick(['#c8473a', '#33678a', '#4d7a58']);
  return [
    ground(sheet, 110),
    fillPath('M-92 0L-50 -26H76L98 0Z', '#f4ecd8'),
    fillPath('M-92 0L-82 -6H93L98 0ZM-71 -13L-61 -19H82L87 -13Z', cloth, 'opacity=".85"'),
    fillPath('M-60 0L-28 -26H-10L-36 0ZM0 0L10 -26H28L24 0ZM60 0L48 -26H66L82 0Z', cloth, 'opacity=".5"'),
    fillPath('M-34 -14L-28 -48H26L32 -14Z', '#a9743f'),
    strokePath('M-31 -30H29M-33 -21H31M-14 -48L-17 -14M14 -48L17 -14', '#7d5228', 2.4),
    strokePath('M-22 -48C-18 -76 16 -76 20 -48', '#7d5228', 4.5),
    fillPath('M46 -14V-40C46 -46 50 -46 50 -54V-62H58V-54C58 -46 62 -46 62 -40V-14Z', '#3c5d43'),
    ellipse([-56, -12, 8, 8], '#d9442f'),
    ellipse([-70, -9, 7, 7], '#e3a33a'),
  ].join('');
}

/** The shadow under props. */
export function ground(sheet: SvgSheet, halfWidth: number): string {
  return ellipse([6, 0, halfWidth, 9], sheet.soft('#0a140f', 0.45));
}
