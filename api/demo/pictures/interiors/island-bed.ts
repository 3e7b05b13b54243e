import { ellipse, fillPath, rectangle, strokePath, type Box } from '../drawing/shapes';
import { material, roundBox, viewThrough, type RoomContext } from './room';

const SIDE_WINDOWS = 'M84 250L226 268V430L84 436ZM1116 250L974 268V430L1116 436Z';
const SKYLIGHT = roundBox([500, 40, 200, 62], 16);

/** A wide bed at the rear, windows on both sides, wardrobes beside the pillows. */
export function islandBed(context: RoomContext): string {
  return [
    walls(context),
    viewThrough(context, SIDE_WINDOWS, { x: 0, y: -110, scale: 1 }),
    strokePath(SIDE_WINDOWS, '#cfc6b4', 13, 'stroke-linejoin="round"'),
    fillPath('M84 250L226 268V296L84 282ZM1116 250L974 268V296L1116 282Z', '#efe7d6'),
    backWall(context),
    bed(context),
    nightThings(),
  ].join('');
}

function walls(context: RoomContext): string {
  const { upholstery, sheet } = context;
  const wall = material(context, upholstery.wall);
  const sky = sheet.linear([
    [0, '#9fcbe0'],
    [1, '#dcecea'],
  ]);
  return [
    rectangle([0, 0, 1200, 800], wall),
    fillPath('M0 0H1200L960 140H240Z', '#fbf7ee'),
    strokePath('M0 0L240 140M1200 0L960 140M120 70H1080', '#000', 2, 'stroke-opacity=".08"'),
    fillPath(SKYLIGHT, '#cfc6b4', 'stroke="#cfc6b4" stroke-width="16"'),
    fillPath(SKYLIGHT, sky),
    fillPath('M540 102L580 40H612L572 102Z', '#fff', 'opacity=".4"'),
    fillPath('M0 150L240 190V250L0 232ZM1200 150L960 190V250L1200 232Z', material(context, upholstery.wood)),
    strokePath('M118 170V242M1082 170V242', '#000', 3, 'stroke-opacity=".18"'),
    fillPath('M0 232L240 250V256L0 240ZM1200 232L960 250V256L1200 240Z', '#fff2c9'),
    fillPath('M0 470L240 452V560L0 800ZM1200 470L960 452V560L1200 800Z', '#000', 'opacity=".05"'),
  ].join('');
}

function backWall(context: RoomContext): string {
  const { upholstery } = context;
  const wood = material(context, upholstery.wood);
  const locker = (x: number) => [
    rectangle([x, 150, 118, 410], wood, 'rx="8"'),
    strokePath(`M${x + 59} 156V554`, '#000', 3, 'stroke-opacity=".16"'),
    rectangle([x + 46, 330, 6, 46], '#6b4d30', 'rx="3"'),
    rectangle([x + 66, 330, 6, 46], '#6b4d30', 'rx="3"'),
  ];
  return [
    rectangle([240, 140, 720, 430], material(context, upholstery.wall)),
    rectangle([240, 140, 720, 430], '#000', 'opacity=".03"'),
    ...locker(240),
    ...locker(842),
    rectangle([358, 150, 484, 86], wood, 'rx="8"'),
    strokePath('M519 154V232M681 154V232', '#000', 3, 'stroke-opacity=".16"'),
    rectangle([358, 236, 484, 6], '#fff2c9'),
    headboard(context, [376, 330, 448, 200]),
    picture(context),
  ].join('');
}

function headboard(context: RoomContext, [x, y, width, height]: Box): string {
  const seams = [0.25, 0.5, 0.75].map((share) => `M${x + width * share} ${y + 8}V${y + height}`).join('');
  return (
    rectangle([x, y, width, height], material(context, context.upholstery.seat), 'rx="22"') +
    strokePath(seams, '#000', 3, 'stroke-opacity=".12"')
  );
}

function picture({ upholstery }: RoomContext): string {
  return [
    rectangle([556, 256, 88, 62], '#8a6a48', 'rx="4"'),
    rectangle([562, 262, 76, 50], '#f2ead8'),
    fillPath('M562 304L586 278 602 292 616 280 638 302V312H562Z', upholstery.blanket[0]),
    ellipse([620, 274, 6, 6], upholstery.stripe),
  ].join('');
}

function bed(context: RoomContext): string {
  const { blanket, stripe, cushion } = context.upholstery;
  const pillow = (x: number, y: number, colour: string, half: number) => {
    const shape = `M${x - half} ${y + 26}C${x - half - 14} ${y - 34} ${x - half + 20} ${y - 40} ${x} ${y - 38}C${x + half - 20} ${y - 40} ${x + half + 14} ${y - 34} ${x + half} ${y + 26}C${x + half - 20} ${y + 40} ${x - half + 20} ${y + 40} ${x - half} ${y + 26}Z`;
    return (
      fillPath(shape, colour) +
      strokePath(
        `M${x - half + 18} ${y + 20}C${x - 30} ${y + 30} ${x + 30} ${y + 30} ${x + half - 18} ${y + 20}`,
        '#000',
        3,
        'stroke-opacity=".1"',
      )
    );
  };
  return [
    fillPath('M352 520H848L1000 810H200Z', '#f6f2e7'),
    pillow(482, 506, '#fffdf6', 92),
    pillow(718, 506, '#fffdf6', 92),
    pillow(600, 532, cushion, 62),
    fillPath(
      'M326 590C450 568 560 604 680 582C780 566 830 584 876 586L1006 810H194Z',
      material(context, blanket),
    ),
    fillPath(
      'M326 590C450 568 560 604 680 582C780 566 830 584 876 586L890 612C830 604 780 592 680 608C560 630 450 594 312 616Z',
      '#fbf8f0',
    ),
    strokePath(
      'M420 624C400 690 380 750 366 810M600 622C604 690 596 750 600 810M780 606C800 680 830 750 846 810',
      '#000',
      14,
      'stroke-opacity=".07"',
    ),
    fillPath(
      'M262 694C420 672 560 712 700 690C820 674 900 690 938 692L958 728C880 724 820 712 700 728C560 748 420 710 242 732Z',
      stripe,
    ),
    strokePath(
      'M252 712C420 690 560 730 700 708C820 692 890 708 946 710',
      '#000',
      3,
      'stroke-opacity=".16" stroke-dasharray="14 10"',
    ),
  ].join('');
}

/** A reading lamp on each side, an open book on the blanket. */
function nightThings(): string {
  const lamp = (x: number) =>
    ellipse([x, 402, 60, 56], '#ffe9b0', 'opacity=".4"') +
    strokePath(`M${x} 380V360`, '#6d7672', 5) +
    fillPath(`M${x - 16} 400L${x - 9} 378H${x + 9}L${x + 16} 400Z`, '#fff3cf');
  return [
    lamp(398),
    lamp(802),
    fillPath('M700 652L760 640 812 656 756 674Z', '#fbf8ef'),
    fillPath('M812 656L858 640 918 650 862 672Z', '#f1ecde'),
    strokePath('M722 652L770 644M728 658L786 650M830 656L880 646M836 662L892 652', '#b7b2a4', 2),
    strokePath('M756 674L812 656 862 672', '#a34a32', 4),
  ].join('');
}
