import { ellipse, fillPath, rectangle, strokePath } from '../drawing/shapes';
import { material, roundBox, viewThrough, type RoomContext } from './room';

const WINDOW = roundBox([250, 150, 700, 280], 26);

/** A corner bench round a table under a long window. */
export function lounge(context: RoomContext): string {
  return [
    rectangle([0, 0, 1200, 800], material(context, context.upholstery.wall)),
    top(context),
    strokePath(WINDOW, '#cfc6b4', 26, 'stroke-linejoin="round"'),
    viewThrough(context, WINDOW, { x: 100, y: -40, scale: 0.84 }),
    fillPath('M300 430L440 150H520L380 430ZM420 430L560 150H590L450 430Z', '#fff', 'opacity=".13"'),
    curtains(context),
    lamp(),
    bench(context),
    floor(),
    table(context),
  ].join('');
}

function top(context: RoomContext): string {
  const wood = material(context, context.upholstery.wood);
  const knobs = [180, 420, 780, 1020].map((x) => rectangle([x - 20, 84, 40, 8], '#6b4d30', 'rx="4"'));
  return [
    rectangle([60, 0, 1080, 108], wood, 'rx="14"'),
    strokePath('M300 0V104M600 0V104M900 0V104', '#000', 3, 'stroke-opacity=".15"'),
    ...knobs,
    rectangle([60, 108, 1080, 8], '#fff2c9'),
    ellipse([600, 120, 560, 90], context.sheet.soft('#fff3cf', 0.5)),
  ].join('');
}

function curtains({ upholstery }: RoomContext): string {
  const left = 'M206 128H312C304 220 286 330 232 446H206Z';
  const folds =
    'M236 132C236 230 230 340 220 440M266 132C264 220 252 320 236 420M292 132C286 210 274 290 256 370';
  const drape =
    fillPath(left, upholstery.stripe) +
    strokePath(folds, '#000', 4, 'stroke-opacity=".1"') +
    rectangle([206, 330, 74, 12], upholstery.blanket[0], 'rx="5"');
  return (
    drape +
    `<g transform="translate(1200 0) scale(-1 1)">${drape}</g>` +
    rectangle([190, 118, 820, 16], '#efe7d6', 'rx="8"')
  );
}

function lamp(): string {
  return [
    strokePath('M600 116V150', '#4d5654', 4),
    fillPath('M556 196C556 162 580 148 600 148C620 148 644 162 644 196Z', '#e9a83a'),
    ellipse([600, 196, 44, 7], '#fff3cf'),
    ellipse([600, 240, 190, 90], '#fff3cf', 'opacity=".12"'),
  ].join('');
}

function bench(context: RoomContext): string {
  const { upholstery } = context;
  const fabric = material(context, upholstery.seat);
  const seams = [330, 510, 690, 870].map((x) => `M${x} 462V590`).join('');
  return [
    rectangle([120, 452, 960, 176], fabric, 'rx="30"'),
    strokePath(seams, '#000', 3, 'stroke-opacity=".12"'),
    fillPath(
      'M60 470C60 448 76 436 100 436H150C172 436 184 450 184 472V734H60ZM1140 470C1140 448 1124 436 1100 436H1050C1028 436 1016 450 1016 472V734H1140Z',
      fabric,
    ),
    rectangle([110, 640, 980, 96], upholstery.front[1]),
    rectangle([110, 640, 980, 96], '#fff', 'opacity=".05"'),
    rectangle([96, 592, 1008, 62], upholstery.seat[0], 'rx="24"'),
    rectangle([96, 634, 1008, 20], '#000', 'rx="10" opacity=".08"'),
    strokePath('M360 596V650M840 596V650', '#000', 3, 'stroke-opacity=".1"'),
    cushion([270, 540], upholstery.cushion, -8),
    cushion([368, 548], upholstery.blanket[0], 6),
    cushion([930, 544], upholstery.stripe, 9),
    throwOver(upholstery.blanket),
  ].join('');
}

function cushion([x, y]: readonly [number, number], colour: string, turn: number): string {
  const shape =
    'M-52 -48C-20 -42 20 -42 52 -48C46 -16 46 16 54 50C20 44 -20 44 -54 50C-46 16 -46 -16 -52 -48Z';
  const seam = strokePath('M-34 0H34M0 -32V34', '#fff', 3, 'stroke-opacity=".3" stroke-dasharray="8 7"');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fillPath(shape, colour)}${seam}</g>`;
}

function throwOver([light, dark]: readonly [string, string]): string {
  return [
    fillPath('M1016 452C1040 440 1090 440 1112 452L1120 660C1090 668 1044 668 1008 660Z', light),
    strokePath('M1016 500H1114M1014 560H1116M1010 620H1118', dark, 8, 'opacity=".7"'),
    strokePath('M1014 662v16M1032 664v16M1050 665v16M1068 665v16M1086 664v16M1104 662v16', light, 4),
  ].join('');
}

/** A card game, two mugs and a vase. */
function table(context: RoomContext): string {
  const [light, dark] = context.upholstery.wood;
  const card = (x: number, turn: number) =>
    `<g transform="translate(${x} 606) rotate(${turn})">${rectangle([-17, -8, 34, 16], '#fffdf6', 'rx="3" stroke="#b7a98d" stroke-width="1.5"')}</g>`;
  return [
    ellipse([600, 752, 200, 16], '#000', 'opacity=".2"'),
    fillPath('M584 640H616V736H584Z', '#6d7672'),
    rectangle([530, 730, 140, 14], '#6d7672', 'rx="7"'),
    fillPath('M392 596H808C832 596 846 608 850 624H350C354 608 368 596 392 596Z', light),
    rectangle([348, 622, 504, 20], dark, 'rx="10"'),
    card(540, -12),
    card(566, 4),
    card(592, 14),
    card(690, -6),
    fillPath('M446 606V570H486V606C486 613 446 613 446 606Z', '#f4efe2'),
    ellipse([466, 570, 20, 5], '#5a3820'),
    strokePath('M446 578c-15 0 -15 20 0 20', '#f4efe2', 5),
    fillPath('M752 606V574H788V606C788 612 752 612 752 606Z', context.upholstery.blanket[0]),
    ellipse([770, 574, 18, 4.5], '#3e2818'),
    strokePath('M788 580c13 0 13 18 0 18', context.upholstery.blanket[0], 5),
    fillPath(
      'M628 604C616 588 624 566 634 558V546H654V558C664 566 672 588 660 604Z',
      '#a9cdd6',
      'opacity=".9"',
    ),
    strokePath(
      'M640 550C630 510 622 494 612 480M645 550C646 506 648 490 652 470M650 550C662 512 672 500 684 490',
      '#5d8a55',
      4,
    ),
    ellipse([612, 476, 11, 11], '#f2c53c'),
    ellipse([652, 466, 12, 12], '#e86f5e'),
    ellipse([686, 486, 10, 10], '#fff6e0'),
  ].join('');
}

function floor(): string {
  return (
    rectangle([0, 734, 1200, 66], '#a8845c') +
    strokePath(
      'M0 756H1200M0 780H1200M240 734V756M600 734V756M960 734V756M420 756V780M780 756V780',
      '#000',
      2.5,
      'stroke-opacity=".13"',
    )
  );
}
