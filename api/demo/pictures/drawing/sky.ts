import { band, ellipse, opacity, round, strokePath, type Point } from './shapes';

import type { Random } from './seeded-random';
import type { SvgSheet, Stop } from './sheet';

/** Fills the sky down to `bottom`. */
export function sky(sheet: SvgSheet, stops: readonly Stop[], bottom: number): string {
  return band(0, bottom, sheet.linear(stops));
}

/** The sun's halo, and its disc where a radius is given. */
export function sun(
  sheet: SvgSheet,
  [x, y]: Point,
  halo: number,
  look: { colour: string; disc?: number },
): string {
  const glow = sheet.radial([
    [0, '#fffaf0', 0.95],
    [0.16, look.colour, 0.72],
    [0.45, look.colour, 0.26],
    [1, look.colour, 0],
  ]);
  const disc = look.disc ? ellipse([x, y, look.disc, look.disc], '#fff8e2') : '';
  return ellipse([x, y, halo, halo], glow) + disc;
}

interface Veil {
  top: number;
  bottom: number;
  count: number;
  colour: string;
  strength: number;
  flatness?: number;
}

/** Long soft clouds. */
export function veilClouds(sheet: SvgSheet, random: Random, { top, bottom, count, ...look }: Veil): string {
  const paint = sheet.soft(look.colour, look.strength);
  return Array.from({ length: count }, () => {
    const x = random.between(-60, 1260);
    const y = random.between(top, bottom);
    const width = random.between(150, 400);
    const height = width * (look.flatness ?? 0.13) * random.between(0.7, 1.5);
    const second = ellipse([x + width * 0.4, y - height * 0.5, width * 0.55, height * 0.8], paint);
    return ellipse([x, y, width, height], paint) + second;
  }).join('');
}

/** A cumulus cloud with a flat base and a shaded underside. */
export function heapCloud(sheet: SvgSheet, random: Random, [x, foot]: Point, width: number): string {
  const fill = sheet.linear([
    [0, '#ffffff'],
    [0.6, '#fbfdfd'],
    [1, '#d7e4ea'],
  ]);
  const steps = [0, 0.13, 0.3, 0.44, 0.6, 0.74, 0.88, 1].map((share, i) =>
    i % 7 ? share + random.between(-0.04, 0.04) : share,
  );
  const levelAt = (share: number) => foot - width * 0.16 * Math.sin(Math.PI * share) ** 1.4;
  let d = `M${round(x)} ${round(foot)}`;
  for (let i = 1; i < steps.length; i++) {
    const [from, to] = [steps[i - 1] ?? 0, steps[i] ?? 1];
    const rise = (to - from) * width * random.between(0.75, 1.15);
    const bulge = width * 0.025;
    const [left, right] = [x + from * width - bulge, x + to * width + bulge];
    const end = `${round(x + to * width)} ${round(levelAt(to))}`;
    d += `C${round(left)} ${round(levelAt(from) - rise)} ${round(right)} ${round(levelAt(to) - rise)} ${end}`;
  }
  return `<path d="${d}Z" fill="${fill}"/>`;
}

export function stars(random: Random, count: number, lowest: number): string {
  const dots = Array.from({ length: count }, () => {
    const y = random.next() * lowest;
    const shine = random.between(0.35, 1) * (1 - y / (lowest * 1.3));
    const size = round(0.7 + random.next() ** 2 * 1.9);
    return `<circle cx="${round(random.between(0, 1200))}" cy="${round(y)}" r="${size}" ${opacity(shine)}/>`;
  });
  return `<g fill="#fff">${dots.join('')}</g>`;
}

export function birds([x, y]: Point, size: number, colour: string): string {
  const flock: readonly Point[] = [
    [0, 0],
    [34, -14],
    [58, 6],
    [92, -22],
  ];
  const d = flock
    .map(([dx, dy]) => {
      const wing = `${round(6 * size)} ${round(-7 * size)} ${round(11 * size)} 0`;
      return `M${round(x + dx * size)} ${round(y + dy * size)}q${wing}q${wing}`;
    })
    .join('');
  return strokePath(d, colour, round(2.2 * size), 'stroke-linecap="round"');
}

/** A layer of haze that lightens what is behind it. */
export function mist(sheet: SvgSheet, [top, height]: Point, colour: string, strength: number): string {
  const paint = sheet.linear([
    [0, colour, 0],
    [0.55, colour, strength],
    [1, colour, 0],
  ]);
  return band(top, height, paint);
}
