import { createSheet } from './drawing/sheet';
import { place } from './drawing/shapes';
import { drawVehicle } from './vehicles/draw-vehicle';
import { LIVERIES } from './vehicles/livery';
import { vehicleOf } from './vehicles/vehicle-of';

import type { CamperType } from './camper-type';
import type { Light } from './vehicles/vehicle-plan';

const TITLES: Record<CamperType, string> = {
  lowprofile: 'Low-profile motorhome',
  coachbuilt: 'Coach-built motorhome',
  aclass: 'A-class motorhome',
  campervan: 'Campervan',
  van: 'Van with a pop-up roof',
  caravan: 'Caravan',
  other: 'Classic van',
};

const STUDIO: Light = {
  from: 'left',
  colour: '#000000',
  strength: 0,
  glass: ['#6c868b', '#1f3033'],
  windows: 'dark',
};

const MARGIN = 40;

/**
 * A camper type from the side on a transparent background, nose to the right, as a standalone SVG. One unit is a
 * centimetre, so that the seven types are to scale.
 */
export function vehicleSilhouette(type: CamperType): string {
  const [livery] = LIVERIES[type];
  if (!livery) throw new Error(`No livery for ${type}`);
  const context = { sheet: createSheet(), livery, light: STUDIO };
  const plan = vehicleOf(type, context);
  const body = place(drawVehicle(plan, context), [MARGIN, plan.height + MARGIN / 2], 1);
  const width = plan.length + (plan.overhang ?? 0) + 2 * MARGIN;
  const height = plan.height + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${TITLES[type]}</title><defs>${context.sheet.definitions()}</defs>${body}</svg>\n`;
}
