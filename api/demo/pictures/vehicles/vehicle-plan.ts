import type { SvgSheet } from '../drawing/sheet';
import type { Livery } from './livery';

/** Light of the scene on the vehicle. */
export interface Light {
  /** The side it comes from. */
  from: 'left' | 'right';
  colour: string;
  /** 0 for neutral noon, about 0.5 for night. */
  strength: number;
  /** Reflection in the windows, from the top down. */
  glass: readonly [top: string, bottom: string];
  windows: 'dark' | 'lit';
}

/** Input of a vehicle drawing. */
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
  /** Drawn onto the body and clipped to its outline. */
  panels: string;
  /** Windows, doors, lamps and roof fittings. */
  fittings: string;
  /** Drawn behind the body, such as a tow bar or pop-up roof. */
  behind?: string;
  /** Where an awning can be mounted: from, to, and height of its case. */
  awning?: readonly [from: number, to: number, y: number];
  /** How far a part extends beyond the nose. */
  overhang?: number;
}
