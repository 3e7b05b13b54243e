import { firRow } from '../drawing/plants';
import { curveThrough, ellipse, fillPath, lineThrough, round, strokePath } from '../drawing/shapes';
import { mist, sky, sun } from '../drawing/sky';
import { ridgeLine } from '../drawing/terrain';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#b9cfd2'],
    [1, '#f5ead0'],
  ],
  [
    [0, '#9dbdd0'],
    [0.7, '#dfe6dc'],
    [1, '#f6ecd6'],
  ],
];
const FAR_LEAVES = ['#d8b269', '#c99b4f', '#b7a365', '#8fa07a'];
const LEAVES = ['#d9842f', '#c4622a', '#e3a83c', '#b6893a', '#8d7f3c'];
const FALLEN = ['#d9842f', '#c4622a', '#e3a83c', '#a84a22'];

export const autumnForest: Landscape = {
  title: 'on a forest road in autumn',
  light: { from: 'left', colour: '#f0b45a', strength: 0.09, glass: ['#e6c790', '#39403a'], windows: 'dark' },
  ground: 712,
  openSide: 'right',
  pitch: 'roadside',
  props: ['mushrooms', 'bicycle', 'firewood'],
  drawBackground,
  drawForeground,
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const hill = ridgeLine(random, { y: 330, sway: 120 });
  const floor = sheet.linear([
    [0, '#b98a45'],
    [0.5, '#8a6432'],
    [1, '#4d3a22'],
  ]);
  return [
    sky(sheet, random.pick(SKIES), 600),
    sun(sheet, [random.between(200, 420), 200], 430, { colour: '#fff0bf' }),
    fillPath(lineThrough(hill, 600), '#a9b9b4'),
    mist(sheet, [330, 160], '#fbf1da', 0.9),
    leafTrees(random, { foot: 476, count: 40, sizes: [22, 44], colours: FAR_LEAVES }),
    mist(sheet, [400, 120], '#fdf2d8', 0.7),
    fillPath(firRow(random, { ground: 540, spacing: 74, heights: [120, 200] }), '#55695a'),
    leafTrees(random, { foot: 546, count: 28, sizes: [36, 74], colours: LEAVES }),
    mist(sheet, [500, 80], '#fdf0d2', 0.45),
    fillPath(
      curveThrough(
        [
          [-10, 560],
          [300, 548],
          [700, 562],
          [1210, 540],
        ],
        800,
      ),
      floor,
    ),
    scatter(random, [570, 660], 70),
    road(),
  ].join('');
}

function road(): string {
  return [
    fillPath('M-10 694C260 666 700 662 1210 648V712C760 720 340 734 -10 776Z', '#7c7468'),
    strokePath('M-10 736C300 700 740 692 1210 680', '#f2b233', 5, 'stroke-dasharray="46 30"'),
    strokePath('M-10 694C260 666 700 662 1210 648', '#efe6d0', 3, 'opacity=".8"'),
  ].join('');
}

interface Grove {
  foot: number;
  count: number;
  sizes: readonly [small: number, large: number];
  colours: readonly string[];
}

function leafTrees(random: Random, { foot, count, sizes, colours }: Grove): string {
  const [small, large] = sizes;
  return Array.from({ length: count }, (_, index) => {
    const x = -20 + (1240 * index) / count + random.between(0, 30);
    const size = random.between(small, large);
    const y = foot - size * 0.5 - random.next() * large * 0.8;
    return [
      strokePath(`M${round(x - 1)} ${foot + 20}V${round(y)}`, '#5b4530', 4),
      ellipse([x, y, size, size * 1.25], random.pick(colours)),
      ellipse([x + size * 0.34, y + size * 0.3, size * 0.6, size * 0.8], '#5a3a1c', 'opacity=".12"'),
      ellipse([x - size * 0.3, y - size * 0.4, size * 0.6, size * 0.7], '#fff1c4', 'opacity=".18"'),
    ].join('');
  }).join('');
}

function scatter(random: Random, [top, bottom]: readonly [number, number], count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [round(random.between(0, 1200)), round(random.between(top, bottom))];
    const turn = `transform="rotate(${round(random.between(-45, 45))} ${x} ${y})"`;
    return ellipse([x, y, random.between(3, 8), random.between(2, 4)], random.pick(FALLEN), turn);
  }).join('');
}

function drawForeground(_: SvgSheet, random: Random): string {
  const crown = Array.from({ length: 120 }, () => {
    const x = random.between(900, 1220);
    const y = -20 + random.next() * 220 * ((x - 860) / 340);
    return ellipse(
      [x, y, random.between(10, 28), random.between(7, 17)],
      random.pick([...LEAVES, '#f0bd58']),
    );
  });
  return [
    scatter(random, [730, 800], 150),
    scatter(random, [120, 640], 26),
    fillPath('M1120 830C1100 560 1130 300 1090 -10H1156C1170 300 1160 560 1190 830Z', '#4a3826'),
    strokePath('M1116 300C1060 240 1010 210 960 200M1150 180C1190 140 1200 120 1210 110', '#4a3826', 14),
    strokePath('M1104 -10C1140 300 1128 560 1140 830', '#fff1c4', 8, 'stroke-opacity=".15"'),
    crown.join(''),
  ].join('');
}
