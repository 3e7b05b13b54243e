import { grass, nearGrass } from '../drawing/plants';
import { band, ellipse, fillPath, rectangle, round, strokePath } from '../drawing/shapes';
import { birds, heapCloud, mist, sky, veilClouds } from '../drawing/sky';
import { water } from '../drawing/water';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#6aaad2'],
    [0.7, '#c2dfe8'],
    [1, '#f2f0df'],
  ],
  [
    [0, '#86b3cc'],
    [0.6, '#d3e0dc'],
    [1, '#f8e9cc'],
  ],
];
const TULIPS = ['#d8433a', '#f0b32e', '#e86f8e', '#f5f0e4', '#8d4f96'];

export const polderSpring: Landscape = {
  title: 'on a dyke between tulip fields in spring',
  light: { from: 'left', colour: '#fff0d0', strength: 0.05, glass: ['#bcdbe6', '#33494f'], windows: 'dark' },
  ground: 714,
  openSide: 'left',
  pitch: 'campsite',
  props: ['bicycle', 'kite', 'breakfast'],
  drawBackground,
  drawForeground: (_, random) => nearGrass(random, '#2c5232', '#8fb35c') + nearTulips(random),
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  return [
    sky(sheet, random.pick(SKIES), 480),
    veilClouds(sheet, random, {
      top: 60,
      bottom: 200,
      count: 4,
      colour: '#ffffff',
      strength: 0.6,
      flatness: 0.09,
    }),
    heapCloud(sheet, random, [random.between(120, 260), 300], random.between(260, 360)),
    heapCloud(sheet, random, [random.between(760, 900), 240], random.between(280, 380)),
    birds([random.between(480, 640), 170], 0.9, '#5d7480'),
    horizon(random),
    windmill([random.between(130, 230), 470], 1),
    windmill([random.between(980, 1080), 462], 0.6),
    fields(sheet, random),
    mist(sheet, [430, 60], '#fdf6e0', 0.5),
    water(sheet, random, {
      top: 588,
      bottom: 640,
      ripples: 44,
      stops: [
        [0, '#cfe2e4'],
        [1, '#6f9fae'],
      ],
    }),
    dyke(sheet, random),
  ].join('');
}

function horizon(random: Random): string {
  let trees = '';
  for (let x = -10; x < 1210; x += random.between(20, 60)) {
    const size = random.between(8, 20);
    trees += ellipse([x, 462 - size * 0.5, size, size * 0.8], '#8fa894');
  }
  return trees + band(460, 10, '#93a886');
}

function windmill([x, foot]: readonly [number, number], scale: number): string {
  const sail = 'M-4 0L-4 -118H4V0ZM4 -112H22V-22H4Z';
  const sails = [24, 114, 204, 294]
    .map((angle) => `<path d="${sail}" transform="rotate(${angle})"/>`)
    .join('');
  const mill = [
    fillPath('M-34 0L-22 -128H22L34 0Z', '#7b6552'),
    fillPath('M6 -128H22L34 0H14Z', '#000', 'opacity=".2"'),
    fillPath('M-26 -128C-24 -156 24 -156 26 -128Z', '#4a3f38'),
    rectangle([-46, -52, 92, 7], '#e9e2d0'),
    rectangle([-8, -34, 16, 34], '#f2ead8', 'rx="3"'),
    rectangle([-6, -92, 12, 16], '#f2ead8'),
    `<g transform="translate(0 -132)" fill="#efe6d2" stroke="#5d5046" stroke-width="2">${sails}</g>`,
  ];
  return `<g transform="translate(${round(x)} ${foot}) scale(${scale})">${mill.join('')}</g>`;
}

function fields(sheet: SvgSheet, random: Random): string {
  const start = Math.floor(random.between(0, TULIPS.length));
  const vanish = random.between(480, 760);
  const strips = Array.from({ length: 22 }, (_, index) => {
    const row = index - 11;
    const colour = TULIPS[(index + start) % TULIPS.length] ?? '#d8433a';
    const edges = [
      vanish + row * 44,
      vanish + row * 44 + 34,
      vanish + row * 190 + 152,
      vanish + row * 190,
    ].map(round);
    return fillPath(`M${edges[0]} 468H${edges[1]}L${edges[2]} 590H${edges[3]}Z`, colour, 'opacity=".92"');
  });
  const green = sheet.linear([
    [0, '#a4bf7c'],
    [1, '#6f9a55'],
  ]);
  return (
    band(466, 130, green) +
    strips.join('') +
    strokePath('M-10 500H1210M-10 538H1210', '#fff', 3, 'stroke-dasharray="2 12" stroke-opacity=".3"')
  );
}

function dyke(sheet: SvgSheet, random: Random): string {
  const turf = sheet.linear([
    [0, '#86ab5d'],
    [0.5, '#638f4a'],
    [1, '#3b6338'],
  ]);
  return [
    fillPath('M-10 636C400 622 800 630 1210 618V800H-10Z', turf),
    strokePath(grass(random, { top: 636, bottom: 668, count: 130, length: 16 }), '#a6c474', 2),
    fillPath('M-10 702C400 680 800 690 1210 676V728C800 738 400 732 -10 756Z', '#b98f76'),
    strokePath(
      'M-10 716C400 694 800 704 1210 690M-10 742C400 718 800 724 1210 714',
      '#9c7560',
      3,
      'stroke-dasharray="18 8" opacity=".6"',
    ),
  ].join('');
}

function nearTulips(random: Random): string {
  return Array.from({ length: 54 }, () => {
    const [x, y] = [round(random.between(0, 1200)), round(random.between(762, 796))];
    const stalk = strokePath(`M${x} ${y}v34`, '#4b7a3f', 3);
    return (
      stalk +
      fillPath(`M${x - 8} ${y - 16}l4 7 4 -9 4 9 4 -7c3 14 -1 20 -8 20s-11 -6 -8 -20Z`, random.pick(TULIPS))
    );
  }).join('');
}
