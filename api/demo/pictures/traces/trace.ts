import type { Random } from '../drawing/seeded-random';
import type { SvgSheet } from '../drawing/sheet';

export type TraceName =
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

/** Something somebody left there a minute ago, drawn around 0,0 on the ground, about 100 units wide. */
export type Trace = (sheet: SvgSheet, random: Random) => string;
