import { firRow } from '../drawing/plants';
import { curveThrough, ellipse, fillPath, lineThrough, opacity, round, strokePath } from '../drawing/shapes';
import { mist, sky, stars, veilClouds } from '../drawing/sky';
import { ridgeLine } from '../drawing/terrain';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#1f2f52'],
    [0.5, '#4b5684'],
    [0.8, '#a08bab'],
    [1, '#f0b9a4'],
  ],
  [
    [0, '#1b3350'],
    [0.55, '#3f6a86'],
    [0.85, '#93b1b4'],
    [1, '#f2d3b0'],
  ],
];

export const snowDusk: Landscape = {
  title: 'in a snowy forest at dusk',
  light: { from: 'left', colour: '#3a4673', strength: 0.22, glass: ['#ffd98a', '#c9964a'], windows: 'lit' },
  ground: 706,
  openSide: 'left',
  pitch: 'snow',
  props: ['sledge', 'skis', 'lantern'],
  drawBackground,
  drawForeground,
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const snow = sheet.linear([
    [0, '#c9cfe6'],
    [0.4, '#aab4d6'],
    [1, '#7683b0'],
  ]);
  const far = ridgeLine(random, { y: 520, sway: 40 });
  const near = ridgeLine(random, { y: 560, sway: 30 });
  return [
    sky(sheet, random.pick(SKIES), 600),
    stars(random, 70, 240),
    veilClouds(sheet, random, {
      top: 270,
      bottom: 380,
      count: 5,
      colour: '#ffc9b4',
      strength: 0.4,
      flatness: 0.09,
    }),
    range(sheet, random),
    mist(sheet, [420, 140], '#e9c7c9', 0.6),
    fillPath(firRow(random, { ground: far, spacing: 16, heights: [60, 130], slimness: 0.4 }), '#56628c'),
    fillPath(firRow(random, { ground: near, spacing: 28, heights: [110, 230], slimness: 0.38 }), '#2c3a5e'),
    fillPath(
      curveThrough(
        [
          [-10, 580],
          [260, 566],
          [560, 580],
          [900, 560],
          [1210, 572],
        ],
        800,
      ),
      snow,
    ),
    snowyFir(random.between(60, 120), 640, random.between(390, 450)),
    snowyFir(random.between(1090, 1150), 632, random.between(420, 490)),
    snowyFir(random.between(190, 240), 616, 240),
    snowyFir(random.between(970, 1030), 606, 230),
    ellipse([600, 712, 520, 72], sheet.soft('#ffce86', 0.55)),
  ].join('');
}

function range(sheet: SvgSheet, random: Random): string {
  const line = ridgeLine(random, { y: 360, sway: 230, roughness: 0.56 });
  const paint = sheet.linear([
    [0, '#efdde2'],
    [0.35, '#8d94b8'],
    [1, '#7780a6'],
  ]);
  return fillPath(lineThrough(line, 600), paint);
}

function snowyFir(x: number, foot: number, height: number): string {
  const tiers = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 1) / 7;
    const y = foot - height + height * share * 0.95;
    return tier(x, y, [height * 0.2 * share, height]);
  });
  return tiers.toReversed().join('');
}

function tier(x: number, y: number, [reach, height]: readonly [number, number]): string {
  const at = (dx: number, dy: number) => `${round(x + dx * reach)} ${round(y - dy * height)}`;
  const slope = `M${at(0, 0.2)}C${at(0.4, 0.1)} ${at(0.8, 0.02)} ${at(1, 0)}`;
  const back = `${at(-1, 0)}C${at(-0.8, 0.02)} ${at(-0.4, 0.1)} ${at(0, 0.2)}Z`;
  const snowHem = `Q${at(0.5, 0.06)} ${at(0.1, 0.07)}Q${at(-0.4, 0.06)} `;
  return (
    fillPath(`${slope}Q${at(0, 0.045)} ${back}`, '#1d2a4a') +
    fillPath(`${slope}${snowHem}${back}`, '#d6dcf0', 'opacity=".82"')
  );
}

function drawForeground(_: SvgSheet, random: Random): string {
  const drift = curveThrough(
    [
      [-10, 722],
      [240, 712],
      [520, 730],
      [860, 714],
      [1210, 726],
    ],
    800,
  );
  const flakes = Array.from({ length: 150 }, () => {
    const size = random.between(1, 4);
    const shine = opacity(random.between(0.25, 0.9));
    return `<circle cx="${round(random.between(0, 1200))}" cy="${round(random.between(0, 800))}" r="${round(size)}" ${shine}/>`;
  });
  return [
    fillPath(drift, '#dfe5f4'),
    strokePath(
      'M-10 760C300 732 760 750 1210 744M-10 786C320 756 780 774 1210 770',
      '#b4c0e0',
      14,
      'opacity=".6"',
    ),
    `<g fill="#fff">${flakes.join('')}</g>`,
  ].join('');
}
