import { ellipse, fillPath, opacity, place, rectangle, round, strokePath } from '../drawing/shapes';
import { chair, ground } from './seats';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';

export function fire(sheet: SvgSheet, random: Random): string {
  const sparks = Array.from({ length: 24 }, () => {
    const size = round(random.between(1, 3));
    return `<circle cx="${round(random.between(-40, 44))}" cy="${round(random.between(-300, -70))}" r="${size}" ${opacity(random.between(0.3, 0.9))}/>`;
  });
  const stones = [-62, -40, 40, 62].map((x) => ellipse([x, 6, 17, 11], '#39423f')).join('');
  return [
    ellipse([0, 0, 250, 66], sheet.soft('#ffb04a', 0.5)),
    strokePath('M-46 4L44 -10M-42 -10L48 6', '#3a2415', 14, 'stroke-linecap="round"'),
    fillPath(
      'M-26 -8C-40 -40 -14 -52 -12 -84C8 -66 6 -54 12 -46C18 -56 18 -62 17 -70C38 -48 36 -24 24 -8Z',
      '#ff8a2a',
    ),
    fillPath('M-14 -8C-22 -28 -4 -36 -3 -56C10 -42 18 -28 13 -8Z', '#ffd25e'),
    stones,
    `<g fill="#ffc46a">${sparks.join('')}</g>`,
  ].join('');
}

/** A chopping block with the axe in it, and split logs. */
export function firewood(sheet: SvgSheet): string {
  const log = (x: number, y: number) =>
    ellipse([x, y, 17, 16], '#6b4a2c') +
    ellipse([x, y, 13, 12], '#d9b184') +
    ellipse([x, y, 6, 5], '#b98a58');
  return [
    ground(sheet, 96),
    log(36, -14),
    log(70, -14),
    log(53, -40),
    fillPath('M-66 0V-40H-14V0C-26 8 -54 8 -66 0Z', '#6b4a2c'),
    ellipse([-40, -40, 26, 8], '#d9b184'),
    strokePath('M-40 -44L-2 -96', '#a9743f', 6, 'stroke-linecap="round"'),
    fillPath('M-54 -50L-34 -40 -28 -54 -46 -66Z', '#8f9a9a'),
  ].join('');
}

/** A guitar leant against a chair. */
export function guitar(sheet: SvgSheet): string {
  const parts = [
    fillPath(
      'M-34 -18C-36 -44 -16 -46 -14 -58C-14 -76 18 -78 20 -58C20 -46 40 -42 38 -16C34 6 -30 6 -34 -18Z',
      '#c9843c',
    ),
    '<circle cx="2" cy="-38" r="10" fill="#3b2212"/>',
    strokePath('M3 -36L6 -150', '#5a3418', 7),
    strokePath('M6 -144L6 -162', '#3b2212', 11, 'stroke-linecap="round"'),
    rectangle([-12, -20, 26, 5], '#3b2212', 'rx="2"'),
  ];
  const leaning = `<g transform="translate(34 0) rotate(-20) scale(.8)">${parts.join('')}</g>`;
  return ground(sheet, 70) + place(chair('#2f6c67'), [-10, 0], 1.2, 'left') + leaning;
}

/** A storm lantern beside two mugs. */
export function lantern(sheet: SvgSheet): string {
  return [
    ellipse([0, -30, 170, 130], sheet.soft('#ffd98a', 0.5)),
    ground(sheet, 56),
    strokePath('M-16 -70C-16 -92 16 -92 16 -70', '#2b3331', 3.6),
    fillPath('M-15 -70H15L11 -60H-11ZM-20 0L-15 -12H15L20 0Z', '#b8472f'),
    fillPath('M-11 -60H11C20 -40 18 -26 14 -12H-14C-18 -26 -20 -40 -11 -60Z', '#fff1c4', 'opacity=".92"'),
    fillPath('M-6 -16C-9 -30 0 -34 0 -44C8 -34 9 -26 6 -16Z', '#ff9a3a'),
    strokePath('M-18 -44H18M-17 -26H17', '#8a3a26', 2),
    rectangle([38, -17, 17, 17], '#e9e2d0', 'rx="3"'),
    rectangle([64, -15, 16, 15], '#33678a', 'rx="3"'),
  ].join('');
}

export function boots(sheet: SvgSheet): string {
  const boot = 'M0 -46H22V-20C38 -18 46 -12 46 -2H0Z';
  return [
    ground(sheet, 66),
    fillPath(boot, '#3f7a4a', 'transform="translate(-50 0)"'),
    fillPath(boot, '#4d9159', 'transform="translate(-14 4)"'),
    fillPath('M-50 -46H-28V-39H-50ZM-14 -42H8V-35H-14Z', '#e3c25a'),
    fillPath('M-50 -6H-4V0H-50ZM-14 -2H32V4H-14Z', '#1f2d26'),
  ].join('');
}

export function mushrooms(sheet: SvgSheet): string {
  const cap = (x: number, y: number, colour: string) =>
    rectangle([x - 5, y - 4, 10, 18], '#f1e4cc', 'rx="4"') +
    fillPath(`M${x - 18} ${y}C${x - 16} ${y - 20} ${x + 16} ${y - 20} ${x + 18} ${y}Z`, colour);
  return [
    ground(sheet, 70),
    strokePath('M-40 -34C-36 -92 36 -92 40 -34', '#7d5228', 5),
    cap(-18, -40, '#8a5a35'),
    cap(16, -42, '#a96e3d'),
    cap(0, -50, '#c98a4d'),
    fillPath('M-48 -40H48L38 0H-38Z', '#b07a42'),
    strokePath('M-46 -29H46M-43 -17H43M-24 -40L-20 0M0 -40V0M24 -40L20 0', '#7d5228', 2.4),
  ].join('');
}

/** A clothes line with towels. */
export function washing(sheet: SvgSheet): string {
  return [
    ground(sheet, 120),
    strokePath('M-116 4V-132M116 4V-132', '#7d5a36', 6, 'stroke-linecap="round"'),
    strokePath('M-116 -126C-50 -104 50 -104 116 -126', '#efe6d0', 2),
    fillPath(
      'M-86 -118C-70 -113 -54 -110 -40 -109C-36 -84 -44 -66 -36 -44C-54 -38 -70 -50 -84 -46C-90 -70 -82 -92 -86 -118Z',
      '#d8573c',
    ),
    fillPath('M-20 -108H28C32 -86 24 -72 32 -52C14 -46 -2 -56 -16 -50C-22 -70 -14 -88 -20 -108Z', '#f5efe0'),
    fillPath('M-18 -94H29L28 -86H-17ZM-16 -76H27L28 -68H-16Z', '#2f7f96'),
    fillPath(
      'M52 -110C68 -112 84 -116 92 -119C98 -98 90 -84 96 -66C80 -58 68 -68 56 -62C50 -80 56 -94 52 -110Z',
      '#e9b23a',
    ),
  ].join('');
}

/** A signpost with two blank boards, and a rucksack. */
export function signpost(sheet: SvgSheet): string {
  return [
    ground(sheet, 60),
    strokePath('M0 4V-168', '#6b4d30', 11),
    fillPath('M-10 -162H72L92 -145 72 -128H-10Z', '#1f5747'),
    fillPath('M10 -116H-66L-86 -100 -66 -84H10Z', '#1f5747'),
    strokePath('M2 -145H66M-2 -100H-60', '#f6f7f1', 4, 'stroke-dasharray="14 8" stroke-opacity=".85"'),
    fillPath('M14 0C10 -34 14 -60 36 -62C58 -60 64 -34 60 0Z', '#b8572f'),
    fillPath('M20 0V-26H54V0Z', '#8f3f22'),
    strokePath('M26 -58C26 -74 48 -74 48 -58', '#5a2a18', 4),
  ].join('');
}
