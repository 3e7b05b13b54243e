import type { SvgSheet } from '../drawing/sheet';
import type { Livery } from './livery';

/** How the hour of the scene falls on the vehicle. */
export interface Light {
  /** From which end of the page it comes. */
  from: 'left' | 'right';
  colour: string;
  /** 0 for neutral noon, about 0.5 for night. */
  strength: number;
  /** What the windows mirror, from the top down. */
  glass: readonly [top: string, bottom: string];
  windows: 'dark' | 'lit';
}

/** What a vehicle is drawn with. */
export interface DrawingContext {
  sheet: SvgSheet;
  livery: Livery;
  light: Light;
}

/** A vehicle in centimetres: rear bumper at x = 0, ground at y = 0, up is negative, nose to the right. */
export interface VehiclePlan {
  length: number;
  height: number;
  outline: string;
  axles: readonly number[];
  wheelRadius: number;
  rim: string;
  /** Painted onto the body and cut to its outline. */
  panels: string;
  /** Windows, doors, lamps and what stands on the roof. */
  fittings: string;
  /** Tow bar, popped roof and the like, which the body covers. */
  behind?: string;
  /** Where an awning can be rolled out: from, to, and the height of its case. */
  awning?: readonly [from: number, to: number, y: number];
  /** How far something sticks out before the nose. */
  overhang?: number;
}
