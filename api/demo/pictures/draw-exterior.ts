import { place, SCENE_WIDTH } from './drawing/shapes';
import { LANDSCAPES } from './landscapes/landscapes';
import { awning } from './props/awning';
import { propOf } from './props/prop-of';
import { drawVehicle } from './vehicles/draw-vehicle';
import { liveryOf } from './vehicles/livery';
import { vehicleOf } from './vehicles/vehicle-of';

import type { CamperType } from './camper-type';
import type { Random } from './drawing/seeded-random';
import type { SvgSheet } from './drawing/sheet';
import type { Landscape } from './landscapes/landscape';
import type { ExteriorScene } from './scene';
import type { DrawingContext, Light, VehiclePlan } from './vehicles/vehicle-plan';

const TITLES: Record<CamperType, string> = {
  lowprofile: 'Low-profile motorhome',
  coachbuilt: 'Coach-built motorhome',
  aclass: 'A-class motorhome',
  campervan: 'Campervan',
  van: 'Pop-top van',
  caravan: 'Caravan',
  other: 'Camper',
};

/** Scale factors, so that small vehicles fill the picture as well. */
const NEARNESS: Record<CamperType, number> = {
  lowprofile: 1,
  coachbuilt: 1,
  aclass: 1,
  campervan: 1.1,
  van: 1.24,
  caravan: 1.14,
  other: 1.32,
};

const EDGE = 46;
const MAX_TO_THE_SIDE = 190;

/** Places the camper in its landscape, with one prop beside it. */
export function drawExterior(scene: ExteriorScene, sheet: SvgSheet, random: Random) {
  const landscape: Landscape = LANDSCAPES[scene.landscape];
  const facing = random.chance(0.35) ? 'left' : 'right';
  const context: DrawingContext = {
    sheet,
    livery: liveryOf(scene.type, scene.paint),
    light: facing === 'left' ? turned(landscape.light) : landscape.light,
  };
  const plan = vehicleOf(scene.type, context);
  const scale = NEARNESS[scene.type] * random.between(0.98, 1.05);
  const stand = standingPlace(plan, scale, landscape.openSide, random);
  const vehicle =
    drawVehicle(plan, context) +
    (wantsAwning(landscape, random) && plan.awning ? awning(context, plan.awning) : '');
  const noseOrTail = facing === 'right' ? stand.left : stand.left + stand.width;
  const parts = [
    landscape.drawBackground(sheet, random),
    place(vehicle, [noseOrTail, landscape.ground], stand.scale, facing),
    placeProp(landscape, stand, sheet, random),
    landscape.drawForeground(sheet, random),
  ];
  return { title: `${TITLES[scene.type]} ${landscape.title}`, body: mirrored(parts.join(''), random) };
}

interface Stand {
  left: number;
  width: number;
  scale: number;
}

function standingPlace(plan: VehiclePlan, scale: number, openSide: 'left' | 'right', random: Random): Stand {
  const width = (plan.length + (plan.overhang ?? 0)) * scale;
  const room = Math.min(SCENE_WIDTH - width - 2 * EDGE, 2 * MAX_TO_THE_SIDE + EDGE);
  const middle = (SCENE_WIDTH - width) / 2;
  const aside = random.between(0.32, 0.5) * room * (openSide === 'left' ? 1 : -1);
  return { left: middle + aside, width, scale };
}

function placeProp(landscape: Landscape, stand: Stand, sheet: SvgSheet, random: Random): string {
  const prop = propOf(random.pick(landscape.props));
  const gapRight = SCENE_WIDTH - stand.left - stand.width;
  const x = stand.left > gapRight ? stand.left * 0.5 : SCENE_WIDTH - gapRight * 0.5;
  const [y, scale] =
    landscape.pitch === 'roadside' ? [landscape.ground - 36, 1] : [landscape.ground + 16, 1.12];
  return place(prop(sheet, random), [x, y], scale);
}

function wantsAwning({ pitch, light }: Landscape, random: Random): boolean {
  if (pitch !== 'campsite') return false;
  return light.windows === 'lit' || random.chance(0.35);
}

function turned(light: Light): Light {
  return { ...light, from: light.from === 'left' ? 'right' : 'left' };
}

function mirrored(body: string, random: Random): string {
  return random.chance(0.4) ? `<g transform="translate(${SCENE_WIDTH} 0) scale(-1 1)">${body}</g>` : body;
}
