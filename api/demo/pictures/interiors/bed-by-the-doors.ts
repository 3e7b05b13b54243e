import { ellipse, fillPath, rectangle, round, strokePath } from '../drawing/shapes';
import { material, viewThrough, type RoomContext } from './room';

const OPENING = 'M232 110C240 84 262 72 300 70H900C938 72 960 84 968 110L1000 562H200Z';
const CEILING =
  'M-10 -10H1210V60L1140 30C1080 20 1010 44 968 110C960 84 938 72 900 70H300C262 72 240 84 232 110C190 44 120 20 60 30L-10 60Z';

/** View from the bed through the open rear doors. */
export function bedByTheDoors(context: RoomContext): string {
  return [
    rectangle([0, 0, 1200, 800], '#2b3531'),
    viewThrough(context, OPENING, { x: 108, y: -52, scale: 0.82 }),
    doors(),
    shell(context),
    lamps(),
    bed(context),
    tray(),
  ].join('');
}

function doors(): string {
  const leaf = [
    fillPath('M200 560L232 110 60 40 -10 46V640H120Z', '#e4e6df'),
    fillPath('M206 540L232 132 92 74 44 84 40 600 120 610Z', '#c9ccc4'),
    fillPath('M196 310L214 150 96 104 78 112 76 318Z', '#26383b'),
    fillPath('M190 302L206 160 104 118 90 126 88 306Z', '#a9cdd6'),
    fillPath('M120 306L150 138 172 146 146 304Z', '#fff', 'opacity=".25"'),
    fillPath('M66 360L180 352 176 520 70 560Z', '#b4b8af'),
    strokePath('M76 400L172 388M78 440L172 426', '#9a9f96', 4),
  ].join('');
  return leaf + `<g transform="translate(1200 0) scale(-1 1)">${leaf}</g>`;
}

function shell(context: RoomContext): string {
  const wall = material(context, context.upholstery.wall);
  const edge = 'M300 70C262 72 240 84 232 110L200 560';
  return [
    fillPath(CEILING, material(context, context.upholstery.wood)),
    strokePath('M-10 8H1210M-10 26H1210M120 44H1080', '#000', 2, 'stroke-opacity=".1"'),
    strokePath(`${edge}M300 70H900C938 72 960 84 968 110L1000 560`, '#20292a', 9),
    fillPath('M-10 420L150 470 196 560 120 800H-10ZM1210 420L1050 470 1004 560 1080 800H1210Z', wall),
    strokePath(
      'M-10 470L140 512M-10 530L166 556M1210 470L1060 512M1210 530L1034 556',
      '#000',
      3,
      'stroke-opacity=".08"',
    ),
  ].join('');
}

function lamps(): string {
  const hang = (share: number) => 84 + Math.sin(share * Math.PI * 3) * 8 + Math.sin(share * Math.PI) * 34;
  const point = (share: number) => `${round(250 + 700 * share)} ${round(hang(share))}`;
  const cord = Array.from({ length: 31 }, (_, i) => point(i / 30)).join('L');
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = [250 + (700 * i) / 12, hang(i / 12) + 4];
    return ellipse([x, y, 14, 14], '#ffe3a0', 'opacity=".28"') + ellipse([x, y, 4.6, 4.6], '#fff3cd');
  });
  return strokePath(`M${cord}`, '#5d4a30', 2) + bulbs.join('');
}

function bed(context: RoomContext): string {
  const { blanket, stripe } = context.upholstery;
  const folds =
    'M300 632C290 690 270 740 262 810M470 640C476 700 470 760 474 810M660 626C690 700 690 760 700 810M860 622C900 690 920 750 934 810';
  const runner =
    'M130 700C330 676 540 706 700 690C860 676 980 694 1074 690L1084 718C960 720 850 704 700 718C540 734 330 706 122 732Z';
  return [
    fillPath('M196 560H1004C1050 620 1090 700 1110 810H90C110 700 150 620 196 560Z', '#f3efe3'),
    fillPath('M196 560H1004L1012 584H188Z', '#fff', 'opacity=".7"'),
    fillPath(
      'M150 640C320 610 520 650 640 628C820 600 960 640 1056 640C1080 690 1100 750 1110 810H90C100 750 120 690 150 640Z',
      material(context, blanket),
    ),
    strokePath(
      'M150 640C320 610 520 650 640 628C820 600 960 640 1056 640',
      '#fff',
      6,
      'stroke-opacity=".22"',
    ),
    strokePath(folds, '#000', 16, 'stroke-opacity=".07" stroke-linecap="round"'),
    strokePath(folds, '#000', 6, 'stroke-opacity=".1" stroke-linecap="round"'),
    fillPath(runner, stripe),
    strokePath(
      'M126 718C330 694 540 722 700 706C860 692 980 708 1078 706',
      '#fff',
      3,
      'stroke-opacity=".5" stroke-dasharray="14 10"',
    ),
    pillow(350, 585),
    pillow(856, 581),
    strokePath('M196 560H1004', '#000', 4, 'stroke-opacity=".15"'),
  ].join('');
}

function pillow(x: number, y: number): string {
  const shape = `M${x - 84} ${y + 20}C${x - 96} ${y - 4} ${x - 50} ${y - 22} ${x} ${y - 20}C${x + 56} ${y - 20} ${x + 92} ${y - 4} ${x + 84} ${y + 16}C${x + 76} ${y + 32} ${x - 74} ${y + 34} ${x - 84} ${y + 20}Z`;
  return (
    fillPath(shape, '#fffdf6') +
    strokePath(`M${x - 50} ${y + 4}C${x - 16} ${y - 8} ${x + 30} ${y - 6} ${x + 58} ${y + 8}`, '#d5cdbb', 3) +
    strokePath(
      `M${x - 78} ${y + 24}C${x - 40} ${y + 32} ${x + 50} ${y + 30} ${x + 80} ${y + 20}`,
      '#c9c0ad',
      3,
      'opacity=".7"',
    )
  );
}

function tray(): string {
  return [
    ellipse([604, 608, 116, 18], '#000', 'opacity=".18"'),
    ellipse([600, 600, 108, 18], '#9a6a3f'),
    ellipse([600, 597, 96, 14], '#b88454'),
    fillPath('M548 596V566H584V596C584 602 548 602 548 596Z', '#f4efe2'),
    ellipse([566, 566, 18, 5], '#5a3820'),
    strokePath('M584 572c14 0 14 18 0 18', '#f4efe2', 5),
    fillPath('M626 598V572H658V598C658 603 626 603 626 598Z', '#d9672f'),
    ellipse([642, 572, 16, 4.5], '#3e2818'),
    strokePath('M560 552c-8 -12 8 -18 0 -32M640 558c-8 -12 8 -18 0 -32', '#fff', 3, 'stroke-opacity=".6"'),
  ].join('');
}
