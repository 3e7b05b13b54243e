import { ellipse, fillPath, rectangle, strokePath } from '../drawing/shapes';
import { material, roundBox, viewThrough, type RoomContext } from './room';

const WINDOWS = roundBox([110, 292, 330, 150], 18) + roundBox([690, 196, 420, 230], 18);
const KNOB = '#d9b07a';

/** Stove, sink and fridge on the left, a table for two on the right. */
export function kitchen(context: RoomContext): string {
  return [
    rectangle([0, 0, 1200, 800], material(context, context.upholstery.wall)),
    ceiling(context),
    cupboards(context),
    strokePath(WINDOWS, '#cfc6b4', 24, 'stroke-linejoin="round"'),
    viewThrough(context, WINDOWS, { x: 0, y: -64, scale: 1 }),
    fillPath('M730 426L846 196H912L796 426ZM140 442L214 292H254L180 442Z', '#fff', 'opacity=".16"'),
    rectangle([676, 178, 448, 30], '#efe7d6', 'rx="10"'),
    floor(),
    counter(context),
    onTheCounter(context),
    dinetteForTwo(context),
    rectangle([596, 130, 44, 606], '#000', 'opacity=".08"'),
    rectangle([596, 130, 38, 606], context.upholstery.wall[0]),
  ].join('');
}

function ceiling(context: RoomContext): string {
  return [
    fillPath('M0 0H1200V92C1080 120 120 120 0 92Z', material(context, context.upholstery.wood)),
    strokePath('M0 60C160 82 1040 82 1200 60M0 30C160 48 1040 48 1200 30', '#000', 3, 'stroke-opacity=".09"'),
    rectangle([470, 22, 260, 48], '#fff8e6', 'rx="12"'),
    ellipse([600, 80, 420, 150], context.sheet.soft('#fff3cf', 0.7)),
  ].join('');
}

function cupboards(context: RoomContext): string {
  const knobs = [110, 282, 454].map((x) => rectangle([x, 222, 40, 8], '#6b4d30', 'rx="4"'));
  return [
    rectangle([40, 128, 520, 120], material(context, context.upholstery.wood), 'rx="16"'),
    strokePath('M212 132V244M386 132V244', '#000', 3, 'stroke-opacity=".14"'),
    ...knobs,
    rectangle([40, 248, 520, 8], '#fff2c9'),
  ].join('');
}

function counter(context: RoomContext): string {
  const panel = 'rx="8" opacity=".08"';
  return [
    rectangle([40, 494, 540, 240], material(context, context.upholstery.front), 'rx="8"'),
    strokePath('M220 500V730M400 500V730', '#000', 3, 'stroke-opacity=".2"'),
    rectangle([66, 520, 128, 62], '#fff', panel),
    rectangle([66, 596, 128, 118], '#fff', panel),
    rectangle([246, 520, 128, 194], '#fff', panel),
    rectangle([110, 534, 40, 8], KNOB, 'rx="4"'),
    rectangle([110, 608, 40, 8], KNOB, 'rx="4"'),
    rectangle([290, 534, 40, 8], KNOB, 'rx="4"'),
    rectangle([424, 516, 132, 200], '#d7dad6', 'rx="10"'),
    rectangle([436, 528, 108, 176], '#bfc5c1', 'rx="8"'),
    rectangle([534, 560, 8, 90], '#7b8480', 'rx="4"'),
    rectangle([448, 540, 34, 14], '#2b3331', 'rx="4"'),
    ellipse([456, 547, 3, 3], '#8fd2a4'),
    fillPath('M120 604H146V660L133 652 120 660Z', context.upholstery.cushion),
    rectangle([30, 470, 560, 26], '#efe9dc', 'rx="8"'),
    rectangle([30, 490, 560, 6], '#000', 'opacity=".1" rx="3"'),
  ].join('');
}

function onTheCounter({ upholstery }: RoomContext): string {
  return [
    rectangle([330, 462, 190, 14], '#2b3331', 'rx="6"'),
    ellipse([376, 460, 34, 6], '#111'),
    ellipse([470, 460, 34, 6], '#111'),
    fillPath('M350 452C350 426 402 426 402 452Z', upholstery.cushion),
    rectangle([348, 446, 56, 12], upholstery.cushion, 'rx="5"'),
    rectangle([348, 452, 56, 6], '#000', 'rx="3" opacity=".2"'),
    ellipse([376, 428, 5, 5], '#2b3331'),
    strokePath('M404 448L424 436', upholstery.cushion, 6, 'stroke-linecap="round"'),
    strokePath('M372 414c-8 -12 8 -18 0 -32M386 414c-8 -12 8 -18 0 -30', '#fff', 3, 'stroke-opacity=".7"'),
    fillPath('M90 468C90 492 210 492 210 468Z', '#b9c0bc'),
    strokePath('M232 468V424C232 404 204 404 204 420V428', '#8d9693', 8, 'stroke-linecap="round"'),
    fillPath('M250 432H278L273 470H255Z', '#e8e1cf'),
    strokePath(
      'M256 432C252 400 246 392 240 384M264 432C264 396 268 388 270 376M270 432C276 404 284 398 290 392',
      '#5d8a55',
      5,
      'stroke-linecap="round"',
    ),
  ].join('');
}

function dinetteForTwo(context: RoomContext): string {
  const { upholstery } = context;
  const fabric = material(context, upholstery.seat);
  const bench = (back: string, box: number) =>
    fillPath(back, fabric) +
    rectangle([box, 596, 172, 140], upholstery.seat[1], 'rx="14"') +
    rectangle([box - 5, 578, 182, 40], upholstery.seat[0], 'rx="18"');
  return [
    bench('M650 470C650 452 664 444 684 444H760C778 444 786 456 786 474V734H650Z', 640),
    bench('M1040 474C1040 456 1050 444 1068 444H1140C1160 444 1172 452 1172 470V734H1040Z', 1014),
    fillPath('M676 500C672 476 760 472 764 500L768 578H672Z', upholstery.cushion),
    fillPath('M1066 504C1062 480 1146 476 1150 504L1152 578H1062Z', upholstery.blanket[0]),
    strokePath('M1064 524H1152M1063 548H1152', '#f3ead6', 4, 'opacity=".7"'),
    strokePath('M914 566V734', '#6d7672', 14),
    rectangle([866, 726, 98, 12], '#6d7672', 'rx="6"'),
    rectangle([780, 548, 270, 18], upholstery.wood[1], 'rx="9"'),
    rectangle([780, 548, 270, 7], upholstery.wood[0], 'rx="3.5"'),
    fillPath('M838 548V520H866V548Z', '#f4efe2'),
    strokePath('M866 526c12 0 12 14 0 14', '#f4efe2', 4),
    fillPath('M900 546L930 528 1000 530 990 546Z', '#f7f4ea'),
    strokePath('M912 543L938 531M936 543L990 534', '#7fa9a2', 3),
  ].join('');
}

function floor(): string {
  return (
    rectangle([0, 734, 1200, 66], '#a8845c') +
    strokePath(
      'M0 756H1200M0 780H1200M180 734V756M520 734V756M860 734V756M320 756V780M700 756V780M1020 756V780',
      '#000',
      2.5,
      'stroke-opacity=".13"',
    )
  );
}
