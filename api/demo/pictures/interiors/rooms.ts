import { bedByTheDoors } from './bed-by-the-doors';
import { drivingSeat } from './driving-seat';
import { islandBed } from './island-bed';
import { kitchen } from './kitchen';
import { lounge } from './lounge';

import type { Room } from './room';

/** Interior views by the name in their scene id. */
export const ROOMS = {
  'bed-doors': { title: 'View from the bed through the open rear doors', draw: bedByTheDoors },
  'bed-island': { title: 'Wide bed between two windows', draw: islandBed },
  kitchen: { title: 'Kitchen with a table for two', draw: kitchen },
  lounge: { title: 'Seats round a table under a long window', draw: lounge },
  cab: { title: 'View over the steering wheel', draw: drivingSeat },
} as const satisfies Record<string, { title: string; draw: Room }>;

export type RoomName = keyof typeof ROOMS;
