import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { vanCab } from './van-cab';
import {
  awningCase,
  fridgeVent,
  livingRoomDoor,
  lockerHatch,
  pane,
  paneWithBlind,
  roofLight,
  SEAM,
  tailLamp,
} from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const NOSE =
  'C596 -194 622 -164 640 -141C664 -132 684 -122 692 -106C699 -94 700 -70 699 -50C698 -38 692 -32 680 -32Z';
const LOW_ROOF = 'M28 -289H470C508 -289 540 -274 566 -240';
const ALCOVE_ROOF = 'M30 -304H590C626 -304 650 -286 654 -254';

/** A living area behind a van's cab, its roof sloping down to the windscreen. */
export function lowProfile(context: DrawingContext): VehiclePlan {
  const shell = fillPath('M462 -300C510 -292 560 -262 578 -226L470 -222Z', context.livery.body);
  return {
    ...shared(context),
    height: 290,
    outline: `M10 -34C3 -36 0 -46 0 -60V-262C0 -280 10 -289 28 -289H470C508 -289 540 -274 566 -240${NOSE}`,
    panels: panels(context) + shell,
    fittings: [
      awningCase(176, 456, -290),
      skylight(486, -284),
      fittings(context),
      strokePath('M470 -240V-48', '#000', 2, SEAM),
      roofLight(LOW_ROOF),
      vanCab(context, 99),
    ].join(''),
    awning: [176, 456, -288],
  };
}

/** The same with a bed over the cab. */
export function coachBuilt(context: DrawingContext): VehiclePlan {
  const nose = rectangle([560, -312, 120, 92], context.livery.body);
  return {
    ...shared(context),
    height: 306,
    outline: `M10 -34C3 -36 0 -46 0 -60V-274C0 -294 10 -304 30 -304H590C626 -304 650 -286 654 -254C656 -238 648 -226 632 -224L574 -222${NOSE}`,
    panels:
      panels(context) +
      nose +
      fillPath('M470 -246C540 -250 600 -246 660 -236V-226H470Z', context.livery.accent),
    fittings: [
      awningCase(176, 456, -304),
      fittings(context),
      pane(context, [546, -288, 66, 36], 10),
      strokePath('M470 -222V-48', '#000', 2, SEAM),
      strokePath('M576 -221L634 -223', '#000', 5, 'stroke-opacity=".25"'),
      roofLight(ALCOVE_ROOF),
      vanCab(context, 99),
    ].join(''),
    awning: [176, 456, -302],
  };
}

function shared({ livery }: DrawingContext) {
  return {
    length: 700,
    axles: [196, 604],
    wheelRadius: 34,
    rim: livery.second === livery.body ? '#c9cfcd' : '#aeb6b4',
  };
}

function panels({ livery }: DrawingContext): string {
  return [
    rectangle([-10, -58, 720, 80], '#cfd3ce'),
    fillPath('M-10 -150C120 -148 260 -92 470 -88V-58H-10Z', livery.stripe, 'opacity=".92"'),
    fillPath('M-10 -164C130 -160 270 -100 470 -96V-91C270 -94 130 -152 -10 -155Z', livery.accent),
    rectangle([-10, -58, 480, 3], '#000', 'opacity=".18"'),
    rectangle([468, -300, 260, 272], livery.second),
  ].join('');
}

function fittings(context: DrawingContext): string {
  return [
    pane(context, [34, -228, 122, 64], 12),
    paneWithBlind(context, [334, -224, 110, 62], 12),
    livingRoomDoor(context, [236, -248, 66, 198]),
    lockerHatch([22, -132, 108, 68]),
    fridgeVent(312, -124),
    fridgeVent(176, -236),
    tailLamp(-146, 52),
  ].join('');
}

function skylight(x: number, y: number): string {
  return fillPath(
    `M${x} ${y}C${x + 24} ${y + 4} ${x + 44} ${y + 16} ${x + 58} ${y + 30}L${x + 50} ${y + 32}C${x + 38} ${y + 20} ${x + 20} ${y + 10} ${x - 2} ${y + 6}Z`,
    '#1d2728',
  );
}
