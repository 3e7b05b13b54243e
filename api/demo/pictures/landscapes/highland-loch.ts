import { grass } from '../drawing/plants';
import { curveThrough, ellipse, fillPath, lineThrough, strokePath } from '../drawing/shapes';
import { mist, sky, sun, veilClouds } from '../drawing/sky';
import { mountains, ridgeLine } from '../drawing/terrain';
import { water } from '../drawing/water';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#93a6ad'],
    [0.65, '#c6cfcd'],
    [1, '#e6e4d8'],
  ],
  [
    [0, '#7e9cb4'],
    [0.6, '#c3d2d6'],
    [1, '#efe6d4'],
  ],
];
const FAR_HEATHER = ['#8a6a86', '#a37d98', '#6f5f6d', '#7c7a4a'];
const HEATHER = ['#8f5f88', '#b07fa4', '#6e4d6e'];

export const highlandLoch: Landscape = {
  title: 'beside a misty loch with heather',
  light: { from: 'left', colour: '#dfe6e4', strength: 0.06, glass: ['#cfd8d4', '#3b4a4b'], windows: 'dark' },
  ground: 722,
  openSide: 'right',
  pitch: 'campsite',
  props: ['canoe', 'chairs', 'boots'],
  drawBackground,
  drawForeground,
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  return [
    sky(sheet, random.pick(SKIES), 520),
    sun(sheet, [random.between(240, 420), 190], 300, { colour: '#fff6dc' }),
    veilClouds(sheet, random, { top: 40, bottom: 240, count: 7, colour: '#ffffff', strength: 0.6 }),
    veilClouds(sheet, random, { top: 60, bottom: 260, count: 4, colour: '#7f9298', strength: 0.42 }),
    bens(sheet, random),
    water(sheet, random, {
      top: 486,
      bottom: 616,
      ripples: 90,
      stops: [
        [0, '#dfe2da'],
        [1, '#7f969d'],
      ],
    }),
    castle(random.between(900, 1060)),
    moor(sheet, random),
  ].join('');
}

function bens(sheet: SvgSheet, random: Random): string {
  const peaks = [
    { x: random.between(180, 320), top: random.between(230, 280), halfWidth: 420 },
    { x: random.between(760, 900), top: random.between(200, 250), halfWidth: 460 },
    { x: 1150, top: 300, halfWidth: 300 },
  ];
  const middle = ridgeLine(random, { y: 400, sway: 120 });
  const near = ridgeLine(random, { y: 446, sway: 60 });
  const slope = sheet.linear([
    [0, '#66786f'],
    [1, '#8d9a8c'],
  ]);
  return [
    mountains(random, peaks, { foot: 520, rock: '#8496a0', shade: '#647986' }),
    mist(sheet, [300, 160], '#eef0ea', 0.85),
    fillPath(lineThrough(middle, 520), slope),
    mist(sheet, [400, 100], '#eef0ea', 0.65),
    fillPath(lineThrough(near, 520), '#7a7357'),
    mist(sheet, [450, 60], '#f2f0e4', 0.6),
  ].join('');
}

function castle(x: number): string {
  const ruin = [
    fillPath('M-60 6C-40 -10 60 -12 90 6Z', '#5b6440'),
    fillPath('M-20 0V-58H-14V-52H-8V-58H-2V-52H6V-70H12V-64H18V-70H24V-40H46V0Z', '#6b6f6a'),
    fillPath('M6 -64H24V0H14Z', '#000', 'opacity=".14"'),
    strokePath('M-60 9H90', '#fff', 2, 'stroke-opacity=".4"'),
  ];
  return `<g transform="translate(${Math.round(x)} 486)">${ruin.join('')}</g>`;
}

function moor(sheet: SvgSheet, random: Random): string {
  const ground = sheet.linear([
    [0, '#7f7d4d'],
    [0.5, '#5b6440'],
    [1, '#323f2d'],
  ]);
  const heather = Array.from({ length: 170 }, () => {
    const nearness = random.next();
    const box = [random.between(0, 1200), 606 + nearness * 72, 8 + 18 * nearness, 3 + 5 * nearness] as const;
    return ellipse(box, random.pick(FAR_HEATHER), 'opacity=".75"');
  });
  return (
    fillPath(
      curveThrough(
        [
          [-10, 600],
          [300, 590],
          [640, 606],
          [900, 590],
          [1210, 600],
        ],
        800,
      ),
      ground,
    ) +
    heather.join('') +
    fillPath('M-10 706C320 676 800 690 1210 676V724C800 742 380 730 -10 770Z', '#8d8563', 'opacity=".55"')
  );
}

function drawForeground(_: SvgSheet, random: Random): string {
  const tufts = grass(random, { top: 738, bottom: 815, count: 150, length: 34, lean: 0.5 });
  const heather = Array.from({ length: 95 }, () => {
    const box = [
      random.between(0, 1200),
      random.between(756, 812),
      random.between(10, 26),
      random.between(5, 11),
    ] as const;
    return ellipse(box, random.pick(HEATHER), 'opacity=".85"');
  });
  return strokePath(tufts, '#9a9458', 2.4) + heather.join('');
}
