import { grass } from '../drawing/plants';
import { curveThrough, fillPath, strokePath, type Point } from '../drawing/shapes';
import { birds, sky, sun, veilClouds } from '../drawing/sky';
import { glitter, water } from '../drawing/water';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#39587f'],
    [0.45, '#8d87a5'],
    [0.78, '#e9a184'],
    [1, '#ffcf8e'],
  ],
  [
    [0, '#2f4f74'],
    [0.4, '#6d8aa6'],
    [0.75, '#e8b795'],
    [1, '#ffd9a0'],
  ],
  [
    [0, '#4a4f80'],
    [0.45, '#a77f9f'],
    [0.8, '#ee9a86'],
    [1, '#ffc792'],
  ],
];

export const atlanticEvening: Landscape = {
  title: 'in the dunes above the Atlantic at sunset',
  light: { from: 'left', colour: '#ff9a62', strength: 0.14, glass: ['#ffc890', '#3a3f55'], windows: 'dark' },
  ground: 722,
  openSide: 'left',
  pitch: 'campsite',
  props: ['surfboards', 'guitar', 'kite'],
  drawBackground,
  drawForeground,
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const sunX = random.between(180, 400);
  return [
    sky(sheet, random.pick(SKIES), 500),
    sun(sheet, [sunX, 452], 430, { colour: '#ffc37a', disc: 42 }),
    veilClouds(sheet, random, {
      top: 130,
      bottom: 340,
      count: 7,
      colour: '#ffd9b4',
      strength: 0.5,
      flatness: 0.09,
    }),
    veilClouds(sheet, random, {
      top: 50,
      bottom: 210,
      count: 5,
      colour: '#5c5f86',
      strength: 0.45,
      flatness: 0.1,
    }),
    birds([random.between(600, 900), random.between(220, 290)], 1, '#3d4260'),
    water(sheet, random, {
      top: 490,
      bottom: 660,
      ripples: 90,
      stops: [
        [0, '#ffcf93'],
        [0.2, '#d89a83'],
        [1, '#51617e'],
      ],
    }),
    glitter(random, [sunX, 496], 66, '#fff0c8'),
    dunes(sheet, random),
  ].join('');
}

function dunes(sheet: SvgSheet, random: Random): string {
  const back = sheet.linear([
    [0, '#f0c892'],
    [1, '#a87450'],
  ]);
  const front = sheet.linear([
    [0, '#e0b483'],
    [0.5, '#c08e62'],
    [1, '#6e4c3d'],
  ]);
  const crest = random.between(490, 530);
  const surf = 'M-10 590C200 576 420 600 640 584C860 570 1040 592 1210 578V622H-10Z';
  const tracks = 'M-10 716C300 700 640 724 1210 700M-10 742C340 728 760 750 1210 730';
  const meadow = { from: 780, top: crest + 10, bottom: crest + 66, count: 100, length: 40, lean: 0.7 };
  return [
    fillPath(surf, '#f6dcc0', 'opacity=".7"'),
    fillPath(rolling(170, [640, 604, 614, 602, 588, 562, crest + 14, crest]), back),
    fillPath(rolling(197, [640, 592, 562, 548], 620), '#8d5f49', 'opacity=".35"'),
    strokePath(grass(random, meadow), '#6d6a42', 2.4),
    fillPath(rolling(305, [676, 668, 688, 664, 672]), front),
    strokePath(tracks, '#fff', 3, 'stroke-opacity=".12"'),
  ].join('');
}

/** A smooth crest through evenly spaced heights, filled to the bottom of the page. */
function rolling(step: number, heights: readonly number[], from = -10): string {
  const points = heights.map((y, index): Point => [from + index * step + (index ? 8 : 0), y]);
  return curveThrough([...points, [1220, heights.at(-1) ?? 0]], 800);
}

function drawForeground(_: SvgSheet, random: Random): string {
  const left = grass(random, { to: 400, top: 736, bottom: 815, count: 110, length: 58, lean: 0.6 });
  const right = grass(random, { from: 880, top: 748, bottom: 815, count: 100, length: 66, lean: 0.5 });
  const sunlit = grass(random, { top: 772, bottom: 820, count: 80, length: 30, lean: 0.6 });
  return (
    strokePath(left, '#4d4a30', 3) +
    strokePath(right, '#3d3a2c', 3) +
    strokePath(sunlit, '#d8a765', 2, 'stroke-opacity=".7"')
  );
}
