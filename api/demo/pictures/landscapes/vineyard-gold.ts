import { grass } from '../drawing/plants';
import { band, ellipse, fillPath, lineThrough, rectangle, round, strokePath } from '../drawing/shapes';
import { mist, sky, sun, veilClouds } from '../drawing/sky';
import { ridgeLine } from '../drawing/terrain';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#7fb0cf'],
    [0.6, '#cfdfd6'],
    [1, '#fbe6b8'],
  ],
  [
    [0, '#88a9cc'],
    [0.6, '#d9d6d6'],
    [1, '#fbdcb0'],
  ],
];
const VINE = ['#6f8f3f', '#86a34a', '#9fae4e', '#5f7f3a'];

export const vineyardGold: Landscape = {
  title: 'below a village among vines in the late afternoon',
  light: { from: 'right', colour: '#ffc878', strength: 0.1, glass: ['#f0d7a4', '#3b4438'], windows: 'dark' },
  ground: 712,
  openSide: 'left',
  pitch: 'campsite',
  props: ['picnic', 'bicycle', 'breakfast'],
  drawBackground,
  drawForeground: (_, random) => nearVines(random),
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const fade = (from: string, to: string) =>
    sheet.linear([
      [0, from],
      [1, to],
    ]);
  const far = ridgeLine(random, { y: 330, sway: 110, roughness: 0.46 });
  const middle = ridgeLine(random, { y: 384, sway: 60, roughness: 0.44 });
  return [
    sky(sheet, random.pick(SKIES), 480),
    sun(sheet, [random.between(880, 1060), 300], 400, { colour: '#ffe09a', disc: 34 }),
    veilClouds(sheet, random, {
      top: 60,
      bottom: 230,
      count: 6,
      colour: '#fffaf0',
      strength: 0.65,
      flatness: 0.1,
    }),
    fillPath(lineThrough(far, 520), fade('#8fa7b4', '#c8cdb8')),
    mist(sheet, [300, 140], '#fdebc4', 0.6),
    fillPath(lineThrough(middle, 560), fade('#8ba277', '#c0bd80')),
    village(random.between(150, 240)),
    fillPath('M-10 470C260 400 560 410 760 446S1100 470 1210 452V660H-10Z', fade('#b2b35e', '#8a9c4c')),
    vineRows(random),
    mist(sheet, [420, 70], '#fdeec8', 0.4),
    band(650, 160, fade('#cdb583', '#9c7c50')),
    fillPath('M-10 700C300 684 800 690 1210 676V730C800 740 300 738 -10 760Z', '#e2cda0'),
    strokePath(grass(random, { top: 650, bottom: 672, count: 120, length: 14 }), '#7f9448', 2),
  ].join('');
}

function village(x: number): string {
  const roof = (rx: number, ry: number, width: number) =>
    fillPath(`M${rx - 5} ${ry}l${width / 2 + 5} -15 ${width / 2 + 5} 15Z`, '#b9694a');
  const house = (hx: number, hy: number, width: number) =>
    rectangle([hx, hy, width, 34], '#e9d6b2') +
    rectangle([hx + width * 0.55, hy + 9, 7, 10], '#7d8a86') +
    roof(hx, hy, width);
  const parts = [
    fillPath('M-130 40C-60 -14 150 -20 250 40Z', '#8d9c5f'),
    house(-60, -2, 44),
    house(70, -8, 50),
    house(132, 2, 42),
    rectangle([22, -74, 26, 90], '#e2cca2'),
    fillPath('M18 -74L35 -116 52 -74Z', '#9c5a40'),
    rectangle([30, -62, 10, 16], '#6b5a48', 'rx="5"'),
    house(-14, -6, 46),
    ...[-92, -76, 190, 206].map((tree) => ellipse([tree, 6, 7, 30], '#5d7748')),
  ];
  return `<g transform="translate(${round(x)} 404)">${parts.join('')}</g>`;
}

function vineRows(random: Random): string {
  const vanish = random.between(420, 700);
  let rows = '';
  let shade = '';
  for (let row = -18; row <= 18; row++) {
    const far = vanish + row * 18;
    const near = vanish + row * 96;
    rows += `M${round(far - 1.5)} 446L${round(far + 2)} 446L${round(near + 20)} 660H${round(near - 20)}Z`;
    shade += `M${round(far + 2)} 446L${round(near + 20)} 660h14Z`;
  }
  return (
    fillPath(shade, '#5f5a30', 'opacity=".5"') +
    fillPath(rows, '#6d8b3e') +
    strokePath(dotted(vanish), '#a9b95a', 5, 'stroke-dasharray="2 15" stroke-linecap="round" opacity=".8"')
  );
}

function dotted(vanish: number): string {
  return Array.from({ length: 37 }, (_, index) => {
    const row = index - 18;
    return `M${round(vanish + row * 18)} 448L${round(vanish + row * 96 - 6)} 660`;
  }).join('');
}

function nearVines(random: Random): string {
  const posts = [60, 330, 600, 870, 1140].map((x) => strokePath(`M${x} 810V742`, '#6b5238', 9)).join('');
  const leaves = Array.from({ length: 190 }, () => {
    const x = random.between(-10, 1210);
    const y = random.between(766, 808);
    const turn = `transform="rotate(${round(random.between(-50, 50))} ${round(x)} ${round(y)})"`;
    return ellipse([x, y, random.between(9, 19), random.between(7, 12)], random.pick(VINE), turn);
  });
  const grapes = Array.from({ length: 16 }, (_, index) => {
    const x = 30 + index * 76 + random.between(-20, 20);
    return [0, 1, 2, 3, 4, 5]
      .map((n) => ellipse([x + (n % 3) * 8 - 8, 786 + Math.floor(n / 3) * 8, 5, 5], '#54406e'))
      .join('');
  });
  return posts + strokePath('M-10 756H1210', '#8d8f86', 2) + leaves.join('') + grapes.join('');
}
