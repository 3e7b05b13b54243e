import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { CAB_NOSE, vanCab } from './van-cab';
import { handle, pane, roofLight, SEAM } from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const ROOF_EDGE = 'M40 -255C120 -260 300 -261 398 -256C430 -254 452 -246 470 -226';

/** A converted panel van: long, tall, with a sliding door. */
export function campervan(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const stripes = [
    fillPath('M0 -128C160 -150 330 -118 480 -150L600 -150V-132C470 -128 330 -98 0 -104Z', livery.stripe),
    fillPath('M0 -99C160 -97 330 -94 545 -124V-119C330 -86 160 -89 0 -92Z', livery.accent),
  ];
  const skirt = rectangle([-10, -62, 640, 80], livery.second) + strokePath('M-10 -63H640', '#000', 2, SEAM);
  return {
    length: 600,
    height: 265,
    outline: `M12 -34C5 -36 3 -44 3 -60C0 -110 0 -160 8 -214C11 -238 18 -252 40 -255C120 -260 300 -261 398 -256C430 -254 452 -246 470 -226${CAB_NOSE}`,
    axles: [104, 505],
    wheelRadius: 34,
    rim: '#c9cfcd',
    panels: skirt + stripes.join(''),
    fittings: fittings(context),
    ...(livery.roof === 'awning' && { awning: [112, 404, -263] as const }),
  };
}

function fittings(context: DrawingContext): string {
  return [
    context.livery.roof === 'rack' ? roofRack() : awningBox(),
    strokePath('M254 -240V-50M384 -244V-48', '#000', 2, SEAM),
    strokePath('M60 -146H380', '#000', 3, 'stroke-opacity=".1"'),
    strokePath('M266 -142H372', '#000', 4, 'stroke-opacity=".3"'),
    pane(context, [46, -216, 112, 56], 10),
    pane(context, [174, -210, 62, 46], 9),
    pane(context, [276, -216, 96, 58], 10),
    handle(360, -128),
    fillPath('M3 -150L9 -152V-96L2 -94Z', '#b8271e'),
    fillPath('M2 -94L9 -96V-82L3 -80Z', '#f0a13a'),
    roofLight(ROOF_EDGE),
    vanCab(context),
  ].join('');
}

function awningBox(): string {
  return (
    rectangle([112, -263, 292, 15], '#2a3333', 'rx="6"') +
    rectangle([116, -260, 284, 2], '#fff', 'opacity=".3"') +
    rectangle([170, -272, 70, 11], '#dfe3de', 'rx="4"')
  );
}

function roofRack(): string {
  return [
    strokePath('M60 -260V-270H390V-260M130 -270V-258M300 -270V-258', '#22201c', 5),
    rectangle([84, -304, 156, 32], '#33413c', 'rx="9"'),
    rectangle([84, -290, 156, 3], '#000', 'opacity=".35"'),
    rectangle([254, -296, 96, 24], '#8a5a35', 'rx="5"'),
    strokePath('M280 -296V-272M324 -296V-272', '#4b2f1b', 4),
  ].join('');
}
