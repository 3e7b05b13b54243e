import type { CamperType } from '../camper-type';

/** The rear of the layout, after which it is named. */
export type FloorPlanName = 'bunks' | 'corner' | 'crosswise' | 'island' | 'lounge' | 'twin';

/** The middle and the front of a living room. */
export type Middle = 'bath-and-kitchen' | 'kitchen';
export type Front = 'dinette' | 'sofa' | 'none';

/** Dimensions of a camper type seen from above, in centimetres. */
export interface Hull {
  length: number;
  width: number;
  /** Length of the cab; 0 for caravans. */
  cab: number;
  nose: 'bonnet' | 'flat' | 'drawbar';
  middle: Middle;
  front: Front;
  /** A bed above the cab. */
  upperBed: 'alcove' | 'drop-down' | 'none';
  plans: readonly FloorPlanName[];
}

export const HULLS: Record<CamperType, Hull> = {
  lowprofile: {
    length: 700,
    width: 230,
    cab: 190,
    nose: 'bonnet',
    upperBed: 'none',
    middle: 'bath-and-kitchen',
    front: 'dinette',
    plans: ['twin', 'island', 'corner'],
  },
  coachbuilt: {
    length: 700,
    width: 232,
    cab: 190,
    nose: 'bonnet',
    upperBed: 'alcove',
    middle: 'bath-and-kitchen',
    front: 'dinette',
    plans: ['bunks', 'crosswise', 'lounge'],
  },
  aclass: {
    length: 710,
    width: 232,
    cab: 150,
    nose: 'flat',
    upperBed: 'drop-down',
    middle: 'bath-and-kitchen',
    front: 'sofa',
    plans: ['island', 'twin', 'crosswise'],
  },
  campervan: {
    length: 600,
    width: 205,
    cab: 185,
    nose: 'bonnet',
    upperBed: 'none',
    middle: 'bath-and-kitchen',
    front: 'dinette',
    plans: ['crosswise', 'twin', 'bunks'],
  },
  van: {
    length: 490,
    width: 190,
    cab: 185,
    nose: 'bonnet',
    upperBed: 'none',
    middle: 'kitchen',
    front: 'none',
    plans: ['crosswise', 'lounge', 'corner'],
  },
  caravan: {
    length: 500,
    width: 225,
    cab: 0,
    nose: 'drawbar',
    upperBed: 'none',
    middle: 'bath-and-kitchen',
    front: 'sofa',
    plans: ['crosswise', 'bunks', 'island'],
  },
  other: {
    length: 450,
    width: 180,
    cab: 150,
    nose: 'flat',
    upperBed: 'none',
    middle: 'kitchen',
    front: 'none',
    plans: ['crosswise', 'corner', 'lounge'],
  },
};
