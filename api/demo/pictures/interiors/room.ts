import { LANDSCAPES, type LandscapeName } from '../landscapes/landscapes';

import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';
import type { Upholstery } from './upholstery';

/** Input of a room drawing. */
export interface RoomContext {
  sheet: SvgSheet;
  random: Random;
  upholstery: Upholstery;
  view: LandscapeName;
}

export type Room = (context: RoomContext) => string;

/** The landscape outside, clipped to openings given as one path. */
export function viewThrough(
  { sheet, random, view }: RoomContext,
  openings: string,
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  const outside = LANDSCAPES[view].drawBackground(sheet, random);
  return `<g clip-path="${sheet.clip(openings)}"><g transform="translate(${x} ${y}) scale(${scale})">${outside}</g></g>`;
}

/** A gradient from the light to the dark tone of a material. */
export function material({ sheet }: RoomContext, [light, dark]: readonly [string, string]): string {
  return sheet.linear([
    [0, light],
    [1, dark],
  ]);
}

/** A rectangle with round corners as a path, for openings. */
export function roundBox(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
): string {
  const [right, foot] = [x + width, y + height];
  const corner = (cx: number, cy: number) => `A${radius} ${radius} 0 0 1 ${cx} ${cy}`;
  return `M${x + radius} ${y}H${right - radius}${corner(right, y + radius)}V${foot - radius}${corner(right - radius, foot)}H${x + radius}${corner(x, foot - radius)}V${y + radius}${corner(x + radius, y)}Z`;
}
