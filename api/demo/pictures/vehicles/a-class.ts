import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import {
  awningCase,
  cabGlassPaint,
  livingRoomDoor,
  lockerHatch,
  pane,
  roofLight,
  SEAM,
  tailLamp,
} from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const OUTLINE =
  'M10 -34C3 -36 0 -46 0 -60V-264C0 -284 10 -294 30 -294H596C640 -294 664 -280 680 -246C694 -214 704 -160 707 -120C709 -90 709 -66 707 -50C705 -38 698 -32 686 -32Z';
const WINDSCREEN_FRAME =
  'M628 -266C652 -267 664 -254 671 -239C683 -211 694 -168 698 -134L632 -130C626 -130 622 -134 622 -140V-258C622 -263 624 -266 628 -266Z';
const WINDSCREEN =
  'M634 -259C650 -259 658 -250 664 -236C675 -210 686 -172 690 -140L637 -136C632 -136 629 -139 629 -143V-251C629 -256 631 -259 634 -259Z';
const MIRROR_ARM =
  'M650 -268C668 -275 694 -268 696 -250L693 -214C691 -207 682 -207 680 -214L677 -242C672 -252 662 -256 650 -257Z';

/** One-piece body with a coach-like windscreen. */
export function aClass(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const panels = [
    rectangle([-10, -62, 730, 80], livery.second),
    fillPath('M-10 -132C220 -132 400 -110 720 -128V-66C400 -60 200 -64 -10 -62Z', livery.stripe),
    fillPath('M-10 -142C220 -142 400 -121 720 -139V-133C400 -115 220 -136 -10 -136Z', livery.accent),
    fillPath(
      'M-10 -152C220 -152 400 -131 720 -149V-146C400 -128 220 -149 -10 -149Z',
      livery.stripe,
      'opacity=".5"',
    ),
  ];
  return {
    length: 708,
    height: 300,
    outline: OUTLINE,
    axles: [186, 590],
    wheelRadius: 35,
    rim: '#d5d9d6',
    panels: panels.join(''),
    fittings: fittings(context),
    awning: [176, 476, -298],
  };
}

function fittings(context: DrawingContext): string {
  const glass = cabGlassPaint(context);
  return [
    awningCase(176, 476, -299),
    rectangle([520, -303, 64, 12], '#dfe3de', 'rx="5"'),
    pane(context, [34, -234, 124, 64], 12),
    pane(context, [336, -232, 134, 64], 12),
    livingRoomDoor(context, [234, -252, 66, 200]),
    pane(context, [516, -238, 88, 98], 12),
    strokePath('M560 -238V-140', '#151b1a', 4),
    strokePath('M505 -250V-60M612 -250C608 -200 608 -110 618 -84', '#000', 2, SEAM),
    fillPath(WINDSCREEN_FRAME, '#151b1a'),
    fillPath(WINDSCREEN, glass),
    fillPath('M646 -138L652 -258H659L656 -139Z', '#fff', 'opacity=".14"'),
    fillPath(MIRROR_ARM, '#1d2524'),
    fillPath('M662 -118C682 -121 699 -114 707 -103L705 -86C690 -86 672 -96 662 -118Z', '#20292a'),
    fillPath('M670 -114C686 -116 699 -110 705 -102L703 -90C690 -91 678 -98 670 -114Z', '#f7f4e6'),
    fillPath('M688 -74L709 -72V-46L697 -34H660L656 -56Z', '#262e2d'),
    lockerHatch([22, -128, 112, 66], '#fff'),
    lockerHatch([336, -118, 120, 56], '#fff'),
    tailLamp(-216, 60),
    roofLight('M30 -294H596C640 -294 664 -280 680 -246'),
  ].join('');
}
