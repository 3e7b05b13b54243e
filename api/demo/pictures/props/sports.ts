import { ellipse, fillPath, strokePath } from '../drawing/shapes';
import { ground } from './seats';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';

export function bicycle(sheet: SvgSheet, random: Random): string {
  const frame = random.pick(['#c8572c', '#1f5747', '#33678a', '#d19a2a']);
  const wheel = (x: number) => {
    const spokes = [0, 45, 90, 135].map((angle) => spoke(x, angle)).join('');
    return `<circle cx="${x}" cy="-31" r="30" fill="none" stroke="#20292a" stroke-width="4"/>${strokePath(spokes, '#20292a', 1, 'stroke-opacity=".5"')}`;
  };
  return [
    ground(sheet, 84),
    wheel(-48),
    wheel(52),
    strokePath(
      'M-48 -31L-22 -72H28L0 -30H-48M-22 -72L0 -30M28 -72L52 -31M28 -72L24 -90',
      frame,
      5,
      'stroke-linejoin="round" stroke-linecap="round"',
    ),
    strokePath('M24 -90H40M-26 -82L-20 -68', '#20292a', 5, 'stroke-linecap="round"'),
    strokePath('M-38 -84H-14', '#4b2f1b', 7, 'stroke-linecap="round"'),
    strokePath('M-4 -22L6 -38M-10 -22H2', '#20292a', 4, 'stroke-linecap="round"'),
    fillPath('M34 -88H66L62 -62H38Z', '#a9743f'),
    strokePath('M35 -80H65M37 -71H63', '#7d5228', 2),
    ellipse([44, -90, 6, 6], '#e9c2c8'),
    ellipse([54, -92, 6, 6], '#f3e0a0'),
  ].join('');
}

function spoke(x: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.round(Math.cos(angle) * 28), Math.round(Math.sin(angle) * 28)];
  return `M${x - dx} ${-31 - dy}L${x + dx} ${-31 + dy}`;
}

/** A canoe drawn up on the bank, its paddle against it. */
export function canoe(sheet: SvgSheet, random: Random): string {
  const hull = random.pick(['#b8472f', '#2f6c67', '#cf9a35']);
  return [
    ground(sheet, 140),
    fillPath(
      'M-136 -44C-128 -8 -96 -2 -60 -2H64C98 -2 128 -8 136 -44C120 -30 96 -26 60 -26H-62C-96 -26 -120 -30 -136 -44Z',
      hull,
    ),
    fillPath(
      'M-136 -44C-120 -30 -96 -26 -62 -26H60C96 -26 120 -30 136 -44C124 -22 96 -18 60 -18H-62C-96 -18 -124 -22 -136 -44Z',
      '#f3e6cc',
      'opacity=".85"',
    ),
    strokePath('M-30 -26V-19M34 -26V-19', '#6b4d30', 5),
    strokePath('M-74 -2L28 -70', '#7d5a36', 5, 'stroke-linecap="round"'),
    fillPath('M24 -62C28 -76 44 -90 54 -86C60 -78 44 -64 32 -58Z', '#a9743f'),
  ].join('');
}

export function surfboards(sheet: SvgSheet): string {
  return [
    ground(sheet, 60),
    fillPath('M-24 0C-38 -70 -34 -160 -10 -206C10 -160 14 -70 0 0Z', '#f5efe0'),
    strokePath('M-12 -2V-200', '#d8743f', 5),
    fillPath('M-20 -60H-4M-24 -92L0 -104V-90L-25 -78Z', '#d8743f', 'opacity=".8"'),
    fillPath('M20 4C10 -60 18 -140 42 -182C60 -140 60 -60 46 4Z', '#3b7f84'),
    strokePath('M33 2V-178', '#f5efe0', 3),
  ].join('');
}

/** A kite in the air, its string pegged to the ground. */
export function kite(sheet: SvgSheet, random: Random): string {
  const [sail, other] = random.pick([
    ['#d8472f', '#f2b33a'],
    ['#2f7f96', '#f4ead2'],
    ['#e9a93a', '#b23a3c'],
  ] as const);
  return [
    ground(sheet, 26),
    strokePath('M0 0C-10 -160 -40 -280 -24 -420', '#fff', 1.6, 'stroke-opacity=".75"'),
    fillPath('M-24 -420L-56 -462 -24 -520 8 -462Z', sail),
    fillPath('M-24 -420L8 -462 -24 -520ZM-56 -462H-24V-520Z', other),
    strokePath(
      'M-24 -420C-4 -400 -44 -384 -22 -362C-4 -346 -36 -334 -22 -316',
      other,
      4,
      'stroke-linecap="round"',
    ),
    strokePath('M0 2V-22', '#6b4d30', 6, 'stroke-linecap="round"'),
  ].join('');
}

export function skis(sheet: SvgSheet): string {
  return [
    ground(sheet, 50),
    fillPath('M-30 2L-20 -172C-19 -184 -10 -184 -10 -172L-20 2Z', '#d8472f'),
    fillPath('M-8 2L2 -178C3 -190 12 -190 12 -178L2 2Z', '#e9ecf6'),
    strokePath('M22 2L38 -128M40 2L30 -126', '#2a3353', 4, 'stroke-linecap="round"'),
    strokePath('M16 -12H30M34 -12H46', '#2a3353', 4, 'stroke-linecap="round"'),
    ellipse([0, 4, 60, 8], '#e6ebf8'),
  ].join('');
}

export function sledge(sheet: SvgSheet): string {
  return [
    ground(sheet, 84),
    strokePath('M-66 -4H52C72 -4 76 -34 58 -38', '#7a4a26', 6, 'stroke-linecap="round"'),
    strokePath('M-52 -4V-30M-8 -4V-30M34 -4V-30', '#7a4a26', 6),
    strokePath('M-66 -33H50', '#b9793f', 8, 'stroke-linecap="round"'),
    strokePath('M58 -38C90 -34 96 -8 112 -2', '#d8472f', 3),
    fillPath('M-50 -38C-46 -60 6 -62 12 -38Z', '#d8472f'),
    fillPath('M-50 -40H12V-35H-50Z', '#f3ead8'),
  ].join('');
}
