import { flowers, grass, nearGrass, firRow } from '../drawing/plants';
import { band, curveThrough, fillPath, lineThrough, strokePath } from '../drawing/shapes';
import { birds, mist, sky, sun, veilClouds } from '../drawing/sky';
import { mountains, ridgeLine } from '../drawing/terrain';
import { glitter, water } from '../drawing/water';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#8fb6cf'],
    [0.55, '#c9dcdc'],
    [0.85, '#f6e2c4'],
    [1, '#fbd6a8'],
  ],
  [
    [0, '#8aa6cc'],
    [0.5, '#cfcfe0'],
    [0.8, '#f5d3cf'],
    [1, '#fbd9b4'],
  ],
  [
    [0, '#6fa8cf'],
    [0.6, '#b9dbe4'],
    [1, '#f3ead0'],
  ],
];

export const lakeDawn: Landscape = {
  title: 'by an Alpine lake at dawn',
  light: { from: 'right', colour: '#ffcf94', strength: 0.1, glass: ['#d9c4a6', '#2c4046'], windows: 'dark' },
  ground: 694,
  openSide: 'right',
  pitch: 'campsite',
  props: ['breakfast', 'bicycle', 'canoe'],
  drawBackground,
  drawForeground: (_, random) => {
    const meadow = nearGrass(random, '#23442f', '#9bb964');
    return meadow + flowers(random, [738, 796], ['#fff6d8', '#f7c64b', '#e9ecf7']);
  },
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const sunX = random.between(760, 980);
  return [
    sky(sheet, random.pick(SKIES), 500),
    sun(sheet, [sunX, 400], 340, { colour: '#ffe2a8' }),
    veilClouds(sheet, random, { top: 70, bottom: 220, count: 6, colour: '#ffffff', strength: 0.5 }),
    birds([random.between(120, 420), random.between(130, 200)], 0.8, '#4d6b78'),
    alps(sheet, random),
    water(sheet, random, {
      top: 478,
      bottom: 650,
      stops: [
        [0, '#f3dcc0'],
        [0.25, '#b9cdce'],
        [1, '#5e8a95'],
      ],
    }),
    glitter(random, [sunX, 486], 56, '#fff3d6'),
    shore(sheet, random),
  ].join('');
}

function alps(sheet: SvgSheet, random: Random): string {
  const far = [160, 400, 680, 960, 1180].map((x) => ({
    x: x + random.between(-50, 50),
    top: random.between(170, 290),
    halfWidth: random.between(250, 330),
  }));
  const near = [40, 310, 580, 860, 1110].map((x) => ({
    x: x + random.between(-60, 60),
    top: random.between(340, 390),
    halfWidth: random.between(210, 280),
  }));
  const fading = (top: string, foot: string) =>
    sheet.linear([
      [0, top],
      [1, foot],
    ]);
  const wood = ridgeLine(random, { y: 448, sway: 40 });
  return [
    mountains(random, far, {
      foot: 500,
      rock: fading('#7d95ab', '#bcc7ca'),
      shade: '#4a6784',
      snow: '#fdf3e6',
    }),
    mist(sheet, [300, 180], '#f7e6d2', 0.6),
    mountains(random, near, { foot: 500, rock: fading('#4f6f7c', '#a3b6b4'), shade: '#2f4f5c' }),
    mist(sheet, [380, 110], '#fdeed6', 0.85),
    fillPath(
      firRow(random, { ground: wood, spacing: 14, heights: [26, 66] }) + lineThrough(wood, 500),
      '#3d6257',
    ),
    mist(sheet, [430, 60], '#fdeed6', 0.5),
    band(478, 2, '#2f5248'),
  ].join('');
}

function shore(sheet: SvgSheet, random: Random): string {
  const meadow = sheet.linear([
    [0, '#8aa565'],
    [0.5, '#5f8450'],
    [1, '#33553a'],
  ]);
  const bank = [612, 600, 606, 588, 596, 578].map(
    (y, i) => [-10 + i * 244, y + random.between(-6, 6)] as const,
  );
  const reeds = grass(random, { top: 610, bottom: 640, count: 110, length: 13 });
  return [
    fillPath(curveThrough(bank, 800), meadow),
    fillPath('M-10 690C300 648 760 650 1210 622V668C800 690 360 700 -10 760Z', '#b9a982', 'opacity=".75"'),
    strokePath(reeds, '#a9c07a', 1.6, 'stroke-opacity=".8"'),
  ].join('');
}
