import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { livingRoomDoor, pane, paneWithBlind, roofLight, SEAM } from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

/** A touring caravan, rounded at both ends, on its legs. */
export function tourer(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const panels = [
    rectangle([-10, -62, 520, 40], livery.second),
    fillPath('M-10 -116C160 -104 320 -104 500 -126V-78H-10Z', livery.stripe),
    fillPath('M-10 -126C160 -114 320 -114 500 -136V-131C320 -109 160 -109 -10 -121Z', livery.accent),
  ];
  return {
    ...onOneAxle(256),
    height: 262,
    outline:
      'M16 -40C5 -42 0 -52 0 -68C-3 -120 0 -176 12 -214C22 -244 36 -258 66 -260H366C418 -260 446 -240 460 -200C474 -160 480 -112 475 -70C473 -50 466 -40 452 -40Z',
    panels: panels.join(''),
    fittings: [
      pane(context, [38, -210, 96, 64], 16),
      paneWithBlind(context, [176, -210, 88, 62], 14),
      pane(context, [388, -206, 58, 60], 18),
      livingRoomDoor(context, [302, -236, 66, 178]),
      rectangle([2, -152, 7, 46], '#b8271e', 'rx="3"'),
      rectangle([210, -270, 60, 12], '#dfe3de', 'rx="5"'),
      roofLight('M66 -260H366C418 -260 446 -240 460 -200'),
    ].join(''),
    awning: [66, 376, -262],
  };
}

/** A small egg-shaped caravan in two colours. */
export function teardrop(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const swoop = 'M-10 -92C110 -92 210 -150 340 -150C400 -150 450 -132 500 -104';
  return {
    ...onOneAxle(246),
    height: 250,
    outline:
      'M30 -40C12 -44 2 -66 2 -104C2 -182 62 -248 150 -250H286C392 -250 462 -196 472 -112C476 -70 464 -40 440 -40Z',
    panels:
      fillPath(`${swoop}V0H-10Z`, livery.second) +
      strokePath(swoop, livery.body, 14) +
      strokePath(swoop, livery.accent, 5),
    fittings: [
      pane(context, [52, -196, 80, 60], 26),
      pane(context, [164, -204, 92, 60], 22),
      pane(context, [386, -184, 48, 54], 22),
      livingRoomDoor(context, [292, -228, 68, 172]),
      rectangle([6, -116, 9, 30], '#b8271e', 'rx="4"'),
      strokePath('M150 -250H286', '#000', 2, SEAM),
      roofLight('M60 -214C84 -238 114 -250 150 -250H286C350 -250 402 -230 434 -196'),
    ].join(''),
    awning: [120, 330, -250],
  };
}

function onOneAxle(axle: number) {
  return {
    length: 478,
    overhang: 122,
    axles: [axle],
    wheelRadius: 33,
    rim: '#dfe3e0',
    behind: towBar() + legs(),
  };
}

function towBar(): string {
  return [
    fillPath('M460 -52L600 -36V-28H460Z', '#39423f'),
    strokePath('M520 -38V-6', '#39423f', 6),
    '<circle cx="520" cy="-8" r="8" fill="#1c2220"/>',
    fillPath('M500 -72C530 -78 556 -68 562 -40L500 -44Z', '#dfe2dd'),
  ].join('');
}

function legs(): string {
  return strokePath('M40 -44V-3M428 -44V-3M30 -2H50M418 -2H438', '#59625f', 6);
}
