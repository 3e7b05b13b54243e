import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';

export type PropName =
  | 'bicycle'
  | 'boots'
  | 'breakfast'
  | 'canoe'
  | 'chairs'
  | 'fire'
  | 'firewood'
  | 'guitar'
  | 'kite'
  | 'lantern'
  | 'mushrooms'
  | 'picnic'
  | 'signpost'
  | 'skis'
  | 'sledge'
  | 'surfboards'
  | 'washing';

/** Draws a prop around 0,0 on the ground, about 100 units wide. */
export type Prop = (sheet: SvgSheet, random: Random) => string;
