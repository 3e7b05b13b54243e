import { grass } from '../drawing/plants';
import { band, ellipse, fillPath, lineThrough, rectangle, round, strokePath } from '../drawing/shapes';
import { heapCloud, mist, sky } from '../drawing/sky';
import { heightAt, ridgeLine } from '../drawing/terrain';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#4f9bd0'],
    [0.75, '#a9d3ea'],
    [1, '#e6f0ea'],
  ],
  [
    [0, '#5fa6c9'],
    [0.7, '#bcdde2'],
    [1, '#f1efdc'],
  ],
];
const BLOSSOM = ['#6d55a8', '#8a72c6', '#a994dc', '#5a4494'];
const VANISHING_X = 620;

export const lavenderNoon: Landscape = {
  title: 'between lavender fields at noon',
  light: { from: 'left', colour: '#fff4d8', strength: 0.05, glass: ['#a6cbe0', '#2d4652'], windows: 'dark' },
  ground: 708,
  openSide: 'right',
  pitch: 'campsite',
  props: ['bicycle', 'breakfast', 'picnic'],
  drawBackground,
  drawForeground: (_, random) => nearLavender(random),
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const clouds = [
    heapCloud(sheet, random, [random.between(40, 140), 220], random.between(260, 340)),
    heapCloud(sheet, random, [random.between(720, 860), 170], random.between(320, 420)),
    heapCloud(sheet, random, [random.between(440, 600), 300], random.between(150, 220)),
  ];
  return [
    sky(sheet, random.pick(SKIES), 470),
    ...clouds,
    hills(sheet, random),
    farmhouse(random.between(880, 1010)),
    rows(sheet, random),
    mist(sheet, [440, 60], '#fff7e2', 0.5),
    fillPath('M-10 640L1210 628V722L-10 742Z', '#d9c7a2'),
    fillPath('M-10 640L1210 628V640L-10 654Z', '#8da05d'),
    strokePath('M-10 676L1210 662M-10 716L1210 700', '#b59f74', 5, 'stroke-opacity=".5"'),
    strokePath(grass(random, { top: 640, bottom: 650, count: 100, length: 14 }), '#7d9450', 2),
  ].join('');
}

function hills(sheet: SvgSheet, random: Random): string {
  const far = ridgeLine(random, { y: 352, sway: 90, roughness: 0.48 });
  const near = ridgeLine(random, { y: 404, sway: 46, roughness: 0.48 });
  let trees = '';
  for (let x = 20; x < 1200; x += random.between(18, 64)) {
    const foot = heightAt(near, x) + 26;
    const height = random.between(20, 46);
    const cypress = ellipse([x, foot - height * 0.5, height * 0.16, height], '#557550');
    trees += random.chance(0.4) ? cypress : ellipse([x, foot, height * 0.6, height * 0.5], '#64855d');
  }
  const fade = (from: string, to: string) =>
    sheet.linear([
      [0, from],
      [1, to],
    ]);
  return (
    fillPath(lineThrough(far, 480), fade('#8fa8b5', '#b9c9c3')) +
    fillPath(lineThrough(near, 480), fade('#7f9a78', '#a5b48a')) +
    trees +
    band(440, 36, '#b7b07a')
  );
}

function farmhouse(x: number): string {
  const house = [
    rectangle([0, -26, 74, 42], '#e8d5ae'),
    fillPath('M-8 -26L37 -48 82 -26Z', '#c2764c'),
    rectangle([74, -14, 46, 30], '#d3ba8b'),
    fillPath('M74 -14L97 -28 126 -14Z', '#a9603a'),
    fillPath('M12 -12h10v14h-10zM48 -12h10v14h-10zM92 -4h9v11h-9z', '#6b8796'),
  ];
  return `<g transform="translate(${round(x)} 428)">${house.join('')}</g>`;
}

function rows(sheet: SvgSheet, random: Random): string {
  const shift = random.between(-120, 120);
  let beds = '';
  let blossom = '';
  for (let row = -16; row <= 16; row++) {
    const far = VANISHING_X + row * 5;
    const near = VANISHING_X + shift + row * 150;
    beds += `M${far - 1.4} 472H${far + 1.4}L${round(near + 55)} 800H${round(near - 55)}Z`;
    for (const offset of [-34, 0, 34]) blossom += `M${far} 474L${round(near + offset)} 800`;
  }
  const purple = sheet.linear([
    [0, '#a69bcb'],
    [0.4, '#7d69b4'],
    [1, '#4f3b8a'],
  ]);
  return (
    band(468, 332, '#a58a6c') +
    fillPath(beds, purple) +
    strokePath(blossom, '#b9a4e0', 5, 'stroke-dasharray="1 13" stroke-linecap="round" opacity=".75"')
  );
}

function nearLavender(random: Random): string {
  let stalks = '';
  let heads = '';
  for (let i = 0; i < 210; i++) {
    const x = random.between(-10, 1210);
    const foot = random.between(796, 816);
    const height = random.between(34, 70);
    const lean = random.between(-6, 6);
    stalks += `M${round(x)} ${round(foot)}q${round(lean * 0.3)} ${round(-height * 0.5)} ${round(lean)} ${round(-height)}`;
    const turn = `transform="rotate(${round(lean * 2)} ${round(x + lean)} ${round(foot - height)})"`;
    heads += ellipse([x + lean, foot - height, 4.6, random.between(12, 22)], random.pick(BLOSSOM), turn);
  }
  return strokePath(stalks, '#62764a', 2) + heads;
}
