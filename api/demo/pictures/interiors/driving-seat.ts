import { ellipse, fillPath, rectangle, strokePath } from '../drawing/shapes';
import { material, viewThrough, type RoomContext } from './room';

const WINDSCREEN = 'M150 96C400 66 800 66 1050 96L1150 470C800 430 400 430 50 470Z';

/** View over the steering wheel to the road. */
export function drivingSeat(context: RoomContext): string {
  return [
    rectangle([0, 0, 1200, 800], '#2c3532'),
    fillPath('M0 0H1200V60C900 30 300 30 0 60Z', material(context, context.upholstery.wall)),
    viewThrough(context, WINDSCREEN, { x: -60, y: -130, scale: 1.1 }),
    road(context),
    fillPath('M300 450L520 80H640L430 438ZM470 436L670 80H700L500 434Z', '#fff', 'opacity=".09"'),
    pillars(context),
    mirror(),
    dashboard(context),
    steeringWheel(),
    onTheDashboard(context),
  ].join('');
}

/** A track from the bonnet to the horizon, drawn over the landscape outside. */
function road({ sheet }: RoomContext): string {
  const surface = [
    fillPath('M330 480C420 420 520 396 590 392H622C640 400 700 430 740 480Z', '#77766c', 'opacity=".92"'),
    strokePath('M606 394C586 410 552 440 534 480', '#f5b52e', 5, 'stroke-dasharray="20 14"'),
  ];
  return `<g clip-path="${sheet.clip(WINDSCREEN)}">${surface.join('')}</g>`;
}

function pillars(context: RoomContext): string {
  const wall = material(context, context.upholstery.wall);
  const pillar = [
    fillPath('M0 40L150 86 50 476 0 500Z', wall),
    fillPath('M120 92L162 90 60 472 28 480Z', '#20292a'),
    fillPath('M0 170L52 180 34 400 0 420Z', '#8fb3bd'),
    strokePath('M0 170L52 180 34 400 0 420', '#20292a', 8),
  ].join('');
  return [
    pillar,
    `<g transform="translate(1200 0) scale(-1 1)">${pillar}</g>`,
    strokePath('M150 94C400 64 800 64 1050 94', '#20292a', 12),
    fillPath('M210 62C320 50 420 48 500 48L492 96C420 96 330 100 226 108Z', '#d9d2c2'),
    fillPath('M990 62C880 50 780 48 700 48L708 96C780 96 870 100 974 108Z', '#d9d2c2'),
  ].join('');
}

function mirror(): string {
  return [
    strokePath('M600 66V112', '#20292a', 9),
    rectangle([510, 108, 180, 54], '#20292a', 'rx="22"'),
    rectangle([520, 115, 160, 40], '#a9c6cc', 'rx="17"'),
    fillPath('M540 155L570 115H600L570 155Z', '#fff', 'opacity=".35"'),
    strokePath('M640 162C640 190 634 200 636 214', '#6b4d30', 2.4),
    fillPath('M636 214C620 226 624 250 638 256C652 250 654 226 636 214Z', '#2f6c57'),
  ].join('');
}

function dashboard(context: RoomContext): string {
  const shell = context.sheet.linear([
    [0, '#4d5753'],
    [0.25, '#39423f'],
    [1, '#1c2321'],
  ]);
  return [
    fillPath('M0 486C160 452 400 438 600 438S1040 452 1200 486V800H0Z', shell),
    strokePath('M0 490C160 456 400 442 600 442S1040 456 1200 490', '#fff', 3, 'stroke-opacity=".18"'),
    fillPath('M190 500C230 452 470 446 520 492L512 560H200Z', '#171d1b'),
    ...[280, 356, 432].map((x, index) => gauge(x, index === 1 ? 44 : 30)),
    rectangle([640, 506, 210, 122], '#151b1a', 'rx="14"'),
    rectangle([652, 518, 186, 98], '#dfe9df', 'rx="7"'),
    fillPath('M652 590C700 560 740 600 838 556V609a7 7 0 0 1 -7 7H659a7 7 0 0 1 -7 -7Z', '#a9cfdd'),
    strokePath('M668 608C700 570 740 574 768 546S806 530 822 528', '#f6a81c', 6, 'stroke-dasharray="14 8"'),
    ...[690, 745, 800].map(
      (x) => ellipse([x, 662, 20, 20], '#11181a') + ellipse([x, 662, 14, 14], '#55605c'),
    ),
    ...[600, 900, 1060].map((x) => rectangle([x - 34, 470, 68, 20], '#11181a', 'rx="9"')),
    rectangle([900, 560, 250, 130], '#000', 'opacity=".16" rx="14"'),
    rectangle([990, 574, 70, 9], '#6d7672', 'rx="4"'),
  ].join('');
}

function gauge(x: number, radius: number): string {
  return [
    ellipse([x, 516, radius, radius], '#0e1413'),
    `<circle cx="${x}" cy="516" r="${radius - 5}" fill="none" stroke="#8d9693" stroke-width="3" stroke-dasharray="3 6"/>`,
    strokePath(
      `M${x} 516l${Math.round(radius * 0.5)} -${Math.round(radius * 0.42)}`,
      '#f6a81c',
      4,
      'stroke-linecap="round"',
    ),
  ].join('');
}

function steeringWheel(): string {
  return [
    '<ellipse cx="356" cy="680" rx="226" ry="206" fill="none" stroke="#0e1312" stroke-width="44"/>',
    '<ellipse cx="356" cy="677" rx="226" ry="206" fill="none" stroke="#333c39" stroke-width="30"/>',
    strokePath('M214 532C300 470 410 470 498 532', '#fff', 4, 'stroke-opacity=".14"'),
    fillPath('M150 650L290 636H422L562 650 556 690 430 716H282L156 690Z', '#262e2c'),
    fillPath('M282 620C320 604 392 604 430 620L440 720C400 760 312 760 272 720Z', '#39423f'),
    fillPath('M326 720H386L378 810H334Z', '#262e2c'),
    ellipse([356, 668, 34, 24], '#20292a'),
  ].join('');
}

/** A coffee cup and a folded map behind the windscreen. */
function onTheDashboard({ upholstery }: RoomContext): string {
  return [
    fillPath('M908 470L980 440 1062 446 1000 476Z', '#f3ead2'),
    strokePath('M944 456L1024 464M930 464L966 446M980 472L1040 448', '#c8bda0', 2),
    strokePath('M936 464C960 452 984 466 1020 450', '#d8573c', 3, 'stroke-dasharray="6 5"'),
    fillPath('M1096 476L1090 412H1142L1136 476Z', '#f4efe2'),
    fillPath('M1093 432H1139L1137 460H1095Z', upholstery.cushion),
    rectangle([1086, 402, 60, 12], '#5a4634', 'rx="5"'),
    strokePath('M1112 392c-8 -12 8 -18 0 -30M1126 392c-8 -12 8 -18 0 -30', '#fff', 3, 'stroke-opacity=".6"'),
  ].join('');
}
