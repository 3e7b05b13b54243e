import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';
import type { PropName } from '../props/prop';
import type { Light } from '../vehicles/vehicle-plan';

/** A place at a time of day: background, foreground and light. */
export interface Landscape {
  /** Completes the title "Campervan …". */
  title: string;
  light: Light;
  /** Ground line of the wheels on the page. */
  ground: number;
  /** The side without the landmark, where the camper is drawn. */
  openSide: 'left' | 'right';
  /** Awnings are drawn on campsites only; elsewhere, props are drawn on the verge. */
  pitch: 'campsite' | 'roadside' | 'snow';
  /** Props that suit the place. */
  props: readonly PropName[];
  drawBackground(sheet: SvgSheet, random: Random): string;
  drawForeground(sheet: SvgSheet, random: Random): string;
}
