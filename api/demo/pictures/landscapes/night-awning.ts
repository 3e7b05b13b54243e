import { firRow, grass } from '../drawing/plants';
import { curveThrough, ellipse, fillPath, lineThrough, round, strokePath } from '../drawing/shapes';
import { sky, stars } from '../drawing/sky';
import { ridgeLine } from '../drawing/terrain';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet, Stop } from '../drawing/sheet';
import type { Landscape } from './landscape';

const SKIES: readonly (readonly Stop[])[] = [
  [
    [0, '#0d1b2f'],
    [0.6, '#1f3a52'],
    [0.85, '#4b6672'],
    [1, '#8d8a86'],
  ],
  [
    [0, '#11183a'],
    [0.6, '#2b3566'],
    [0.88, '#6d6488'],
    [1, '#b98f8c'],
  ],
  [
    [0, '#07202b'],
    [0.6, '#174755'],
    [0.9, '#5f8d8a'],
    [1, '#b7b593'],
  ],
];

export const nightAwning: Landscape = {
  title: 'under the stars, its lamps lit',
  light: { from: 'left', colour: '#12202b', strength: 0.42, glass: ['#ffd98a', '#c9964a'], windows: 'lit' },
  ground: 704,
  openSide: 'right',
  pitch: 'campsite',
  props: ['fire', 'fire', 'lantern'],
  drawBackground,
  drawForeground: (_, random) => {
    const lit = grass(random, { from: 120, to: 900, top: 726, bottom: 760, count: 80, length: 18 });
    const dark = grass(random, { top: 744, bottom: 815, count: 190, length: 30 });
    return strokePath(lit, '#7d8a4a', 2, 'stroke-opacity=".6"') + strokePath(dark, '#0c1613', 3);
  },
};

function drawBackground(sheet: SvgSheet, random: Random): string {
  const glow = sheet.radial([
    [0, '#ffd890', 0.75],
    [0.5, '#ffb861', 0.26],
    [1, '#ffb861', 0],
  ]);
  const meadow = sheet.linear([
    [0, '#2b4238'],
    [1, '#101d19'],
  ]);
  const hill = ridgeLine(random, { y: 400, sway: 170, roughness: 0.54 });
  const wood = ridgeLine(random, { y: 524, sway: 40 });
  const trees = firRow(random, { ground: wood, spacing: 21, heights: [70, 190] });
  return [
    sky(sheet, random.pick(SKIES), 640),
    milkyWay(sheet, random),
    stars(random, 160, 470),
    moon(sheet, random),
    fillPath(lineThrough(hill, 640), '#1c3242'),
    fillPath(trees + lineThrough(wood, 640), '#0f211f'),
    fillPath(
      curveThrough(
        [
          [-10, 580],
          [400, 566],
          [800, 580],
          [1210, 560],
        ],
        800,
      ),
      meadow,
    ),
    ellipse([560, 650, 600, 180], glow),
  ].join('');
}

/** A broad band of haze with many small stars. */
function milkyWay(sheet: SvgSheet, random: Random): string {
  const lean = Math.round(random.between(-44, -26));
  const dust = Array.from({ length: 150 }, () => {
    const y = 190 + (random.next() + random.next() - 1) * 74;
    return `<circle cx="${round(random.between(60, 1340))}" cy="${round(y)}" r="${round(random.between(0.4, 1.4))}"/>`;
  });
  const haze = ellipse([700, 190, 980, 190], sheet.soft('#a9bfe0', 0.13));
  return `<g transform="rotate(${lean} 700 190)">${haze}<g fill="#fff" opacity=".6">${dust.join('')}</g></g>`;
}

function moon(sheet: SvgSheet, random: Random): string {
  if (random.chance(0.5)) return '';
  const [x, y] = [random.between(860, 1080), random.between(100, 180)];
  return (
    ellipse([x, y, 120, 120], sheet.soft('#e8ecf4', 0.3)) +
    ellipse([x, y, 28, 28], '#f4f1e2') +
    ellipse([x - 8, y - 4, 6, 6], '#d9d6c8') +
    ellipse([x + 9, y + 8, 4, 4], '#d9d6c8')
  );
}
