import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';
import type { TraceName } from '../traces/trace';
import type { Light } from '../vehicles/vehicle-plan';

/** A place at an hour: what lies behind the vehicle, what stands before it, and the light on both. */
export interface Landscape {
  /** Ends the sentence "Campervan …". */
  title: string;
  light: Light;
  /** Where the wheels stand on the page. */
  ground: number;
  /** Where its landmark is: the camper keeps to the other side. */
  openSide: 'left' | 'right';
  /** Awnings are rolled out on campsites only; at the roadside, things are left on the verge. */
  pitch: 'campsite' | 'roadside' | 'snow';
  /** The human traces that suit the place. */
  traces: readonly TraceName[];
  drawBackground(sheet: SvgSheet, random: Random): string;
  drawForeground(sheet: SvgSheet, random: Random): string;
}
