import { shrubs } from '../drawing/plants';
import { curveThrough, ellipse, fillPath, strokePath } from '../drawing/shapes';
import { mist, sky, sun, veilClouds } from '../drawing/sky';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#6fa3c4'],
    [0.7, '#f0cfae'],
    [1, '#ffdfae'],
  ],
  [
    [0, '#5f8fb8'],
    [0.5, '#c5cdd0'],
    [0.85, '#f7d2b0'],
    [1, '#ffe2b8'],
  ],
];

export const mesaMorning: Landscape = {
  title: 'on a desert road below mesas in the morning',
  light: { from: 'left', colour: '#ffb164', strength: 0.11, glass: ['#ffe0b0', '#4a3a34'], windows: 'dark' },
  ground: 736,
  openSide: 'right',
  pitch: 'roadside',
  props: ['signpost', 'bicycle'],
  drawBackground,
  drawForeground: (_, random) => shrubs(random, [786, 806], ['#6f7449', '#8a8a58'], 14),
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const sand = sheet.linear([
    [0, '#e6b17c'],
    [0.4, '#cf8d5a'],
    [1, '#8a5236'],
  ]);
  return [
    sky(sheet, random.pick(SKIES), 540),
    sun(sheet, [random.between(90, 240), 420], 390, { colour: '#ffe3a4' }),
    veilClouds(sheet, random, {
      top: 80,
      bottom: 260,
      count: 6,
      colour: '#ffffff',
      strength: 0.6,
      flatness: 0.08,
    }),
    fillPath(
      'M-10 470L90 462 120 420 220 416 240 452 330 466 520 472 560 440 640 438 664 470 1210 462V540H-10Z',
      '#d9a285',
    ),
    mist(sheet, [420, 80], '#ffe6c0', 0.7),
    butte(sheet, random.between(-60, 60)),
    mesa(sheet, random.between(-40, 30)),
    needle(sheet, random.between(-120, 160)),
    fillPath(
      curveThrough(
        [
          [-10, 516],
          [300, 508],
          [700, 520],
          [1210, 506],
        ],
        800,
      ),
      sand,
    ),
    shrubs(random, [532, 700], ['#8a8a58', '#a3955f', '#6f7449']),
    saguaro(random.between(1110, 1170), 626),
    road(),
  ].join('');
}

function butte(sheet: SvgSheet, shift: number): string {
  return moved(shift, [
    fillPath('M690 522L730 440 744 330 752 300 850 296 858 318 872 430 930 470 980 522Z', redRock(sheet)),
    fillPath('M806 297L850 296 858 318 872 430 930 470 980 522H850L830 420Z', '#6f2f22', 'opacity=".3"'),
    strokePath('M742 350H864M736 400H870M728 446H890', '#7d3826', 4, 'stroke-opacity=".3"'),
  ]);
}

function mesa(sheet: SvgSheet, shift: number): string {
  return moved(shift, [
    fillPath(
      'M990 526L1020 480 1030 400 1060 396 1066 380 1110 378 1116 400 1128 470 1250 510V540H990Z',
      redRock(sheet),
    ),
    fillPath('M1090 379L1110 378 1116 400 1128 470 1250 510V540H1110L1098 440Z', '#6f2f22', 'opacity=".28"'),
    strokePath('M1026 430H1122', '#7d3826', 4, 'stroke-opacity=".3"'),
  ]);
}

function needle(sheet: SvgSheet, shift: number): string {
  return moved(shift, [
    fillPath('M280 520L310 470 316 400 340 396 346 470 380 520Z', redRock(sheet)),
    fillPath('M332 398L340 396 346 470 380 520H340Z', '#6f2f22', 'opacity=".3"'),
  ]);
}

function moved(shift: number, parts: readonly string[]): string {
  return `<g transform="translate(${Math.round(shift)} 0)">${parts.join('')}</g>`;
}

function redRock(sheet: SvgSheet): string {
  return sheet.linear([
    [0, '#e08a56'],
    [0.5, '#c2603c'],
    [1, '#9a4630'],
  ]);
}

function saguaro(x: number, foot: number): string {
  const arms = 'M0 0V-130M0 -52H-30V-92M0 -70H28V-116';
  const plant = strokePath(arms, '#5d6e46', 17, 'stroke-linecap="round" stroke-linejoin="round"');
  const lit = strokePath('M-5 -4V-128M-35 -66V-92M23 -80V-114', '#93a268', 3, 'stroke-linecap="round"');
  return `<g transform="translate(${Math.round(x)} ${foot})">${ellipse([40, 0, 60, 7], '#5a2f1e', 'opacity=".35"')}${plant}${lit}</g>`;
}

function road(): string {
  return [
    fillPath('M-10 722L1210 690V766L-10 806Z', '#6e5a50'),
    strokePath('M-10 766L1210 730', '#f5b52e', 6, 'stroke-dasharray="60 40"'),
    strokePath('M-10 725L1210 693M-10 803L1210 763', '#f3e3c6', 3, 'opacity=".7"'),
  ].join('');
}
