import { flowers, grass, nearGrass } from '../drawing/plants';
import { curveThrough, fillPath, strokePath } from '../drawing/shapes';
import { birds, heapCloud, sky, veilClouds } from '../drawing/sky';
import { water } from '../drawing/water';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#3f93c9'],
    [0.85, '#bfe3ee'],
    [1, '#e4f2ee'],
  ],
  [
    [0, '#5aa3c8'],
    [0.7, '#c9e5e6'],
    [1, '#f6ecd8'],
  ],
];
const STRATA = 'stroke-opacity=".32"';

export const algarveCliffs: Landscape = {
  title: 'above ochre cliffs and a turquoise sea',
  light: { from: 'left', colour: '#ffe9c0', strength: 0.06, glass: ['#b5dde8', '#2d5058'], windows: 'dark' },
  ground: 720,
  openSide: 'left',
  pitch: 'campsite',
  props: ['surfboards', 'washing', 'chairs'],
  drawBackground,
  drawForeground: (_, random) =>
    nearGrass(random, '#4c5530', '#7f8a49') + flowers(random, [744, 794], ['#f2c53c', '#fff', '#e2667a'], 46),
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const clouds = random.chance(0.5)
    ? veilClouds(sheet, random, {
        top: 70,
        bottom: 220,
        count: 6,
        colour: '#ffffff',
        strength: 0.85,
        flatness: 0.08,
      })
    : heapCloud(sheet, random, [random.between(80, 300), 330], 280) +
      heapCloud(sheet, random, [random.between(560, 700), 250], 220);
  return [
    sky(sheet, random.pick(SKIES), 480),
    clouds,
    birds([random.between(480, 640), 200], 1, '#ffffff'),
    water(sheet, random, {
      top: 400,
      bottom: 680,
      ripples: 110,
      stops: [
        [0, '#3a86b4'],
        [0.4, '#2f9db5'],
        [0.8, '#55c3c0'],
        [1, '#a4e3d2'],
      ],
    }),
    coast(sheet),
    stack(sheet, random.between(-60, 10)),
    headland(sheet, random),
    path(sheet, random),
  ].join('');
}

function coast(sheet: SvgSheet): string {
  const rock = sandstone(sheet);
  return [
    fillPath('M-10 372L120 364 190 372 224 400 232 470 214 560 232 660H-10Z', rock),
    fillPath('M190 372L224 400 232 470 214 560 232 660H190L176 520 198 440Z', '#7d4028', 'opacity=".22"'),
    strokePath(
      'M-10 412L150 404 228 420M-10 470L120 462 226 480M-10 540L100 530 218 548',
      '#8d4f34',
      4,
      STRATA,
    ),
  ].join('');
}

/** A free-standing sea stack with an arch. */
function stack(sheet: SvgSheet, shift: number): string {
  const rock = [
    fillPath('M330 470C332 430 352 414 380 412C412 410 432 430 436 470L442 560H322Z', sandstone(sheet)),
    fillPath('M352 560C350 520 362 498 380 498C398 498 410 520 408 560Z', '#2f9db5'),
    fillPath(
      'M408 420C428 434 434 450 436 470L442 560H420C424 510 420 460 408 420Z',
      '#7d4028',
      'opacity=".25"',
    ),
    strokePath('M316 562H448', '#fff', 5, 'stroke-opacity=".8" stroke-linecap="round"'),
    strokePath('M332 462H434M328 500H352M410 500H440', '#8d4f34', 4, STRATA),
  ];
  return `<g transform="translate(${Math.round(shift)} 0)">${rock.join('')}</g>`;
}

function headland(sheet: SvgSheet, random: Random): string {
  const rock = sheet.linear([
    [0, '#f0bf7e'],
    [0.5, '#d8894f'],
    [1, '#a85c38'],
  ]);
  return [
    fillPath('M1210 300L1010 318 930 350 902 420 914 520 880 640 900 720H1210Z', rock),
    fillPath('M902 420L914 520 880 640H940L960 500 930 350Z', '#fff0c8', 'opacity=".16"'),
    strokePath('M1210 372L930 392M1210 452L906 468M1210 540L908 552M1210 620L884 640', '#8d4028', 5, STRATA),
    fillPath('M1210 296L1010 312 930 346 940 356 1014 330 1210 314Z', '#8b9550'),
    strokePath(grass(random, { from: 940, top: 306, bottom: 332, count: 64, length: 18 }), '#7d8a4a', 2.4),
  ].join('');
}

function path(sheet: SvgSheet, random: Random): string {
  const turf = sheet.linear([
    [0, '#c7b26e'],
    [0.4, '#a98f55'],
    [1, '#6f5a3a'],
  ]);
  return [
    fillPath('M200 640C360 612 560 640 760 618C840 610 880 622 920 640L940 700H180Z', '#f3e2bd'),
    strokePath('M190 640C360 606 560 634 760 612C840 604 880 616 920 634', '#fff', 7, 'stroke-opacity=".85"'),
    fillPath(
      curveThrough(
        [
          [-10, 650],
          [240, 640],
          [520, 656],
          [860, 650],
          [1210, 628],
        ],
        800,
      ),
      turf,
    ),
    strokePath(
      grass(random, { top: 652, bottom: 690, count: 110, length: 14 }),
      '#8a8a48',
      2,
      'stroke-opacity=".7"',
    ),
    fillPath('M-10 742C340 690 800 704 1210 680V740C820 750 380 748 -10 800Z', '#e0c493', 'opacity=".8"'),
  ].join('');
}

function sandstone(sheet: SvgSheet): string {
  return sheet.linear([
    [0, '#eab679'],
    [1, '#b56f4a'],
  ]);
}
