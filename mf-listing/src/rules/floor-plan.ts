import type { Listing, Sleeping } from '@campavia/contracts';

/** A bed on the plan, in centimetres from the rear left corner of the vehicle. */
export interface PlannedBed {
  bed: Sleeping;
  x: number;
  y: number;
  /** Along the vehicle. */
  width: number;
  /** Across the vehicle. */
  height: number;
  isAbove: boolean;
}

export interface FloorPlan {
  length: number;
  width: number;
  /** Counted from the rear; the whole length for a caravan, which has no cab. */
  cabFrom: number;
  beds: PlannedBed[];
}

type Vehicle = Pick<Listing, 'length_cm' | 'width_cm' | 'fuel' | 'sleepings'>;
type Span = { from: number; to: number };

const WALL = 8;
const CAB = 150;
const GAP = 6;
const ABOVE: ReadonlySet<string> = new Set(['pop_top', 'drop_down', 'alcove']);
const WITH_BUNKS = 2;

/** Seen from above, with the rear on the left. */
export function buildFloorPlan(vehicle: Vehicle): FloorPlan {
  const { length_cm: length, width_cm: width, fuel, sleepings } = vehicle;
  const cabFrom = fuel === 'none' ? length : length - CAB;
  const placed = sleepings.map((bed) => {
    const isAbove = ABOVE.has(bed.kind) || bed.place === 'roof';
    const space = spaceFor(bed, { length, cabFrom });
    return { bed, isAbove, ...placeBed(bed, space, width - 2 * WALL) };
  });
  return { length, width, cabFrom, beds: separateBeds(placed, width) };
}

function spaceFor({ place }: Sleeping, { length, cabFrom }: { length: number; cabFrom: number }): Span {
  const front = cabFrom - GAP;
  if (place === 'cab') return { from: cabFrom - CAB / 3, to: length - 2 * WALL };
  return { from: WALL, to: Math.min(front, length - WALL) };
}

/** Places a bed across the vehicle if it fits, else along it. */
function placeBed(bed: Sleeping, space: Span, across: number) {
  const breadth = bed.kind === 'singles' ? bed.width_cm * WITH_BUNKS : bed.width_cm;
  const isAcross = bed.kind !== 'island' && bed.kind !== 'singles' && bed.length_cm <= across;
  const wanted = isAcross ? [breadth, bed.length_cm] : [bed.length_cm, breadth];
  const width = Math.min(wanted[0] ?? 0, space.to - space.from);
  const height = Math.min(wanted[1] ?? 0, across);
  return { x: startPosition(bed, space, width), y: WALL + (across - height) / 2, width, height };
}

function startPosition({ place }: Sleeping, { from, to }: Span, width: number): number {
  if (place === 'rear') return from;
  if (place === 'front') return to - width;
  return from + (to - from - width) / 2;
}

/** Moves overlapping beds of one level apart, as far as there is space. */
function separateBeds(beds: PlannedBed[], width: number): PlannedBed[] {
  const done: PlannedBed[] = [];
  for (const bed of beds) {
    const overlapping = done.filter((other) => other.isAbove === bed.isAbove && overlaps(other, bed));
    const half = (width - 2 * WALL - GAP) / 2;
    if (overlapping.length === 0) {
      done.push(bed);
      continue;
    }
    for (const other of overlapping) {
      other.height = Math.min(other.height, half);
      other.y = WALL;
    }
    const height = Math.min(bed.height, half);
    done.push({ ...bed, height, y: width - WALL - height });
  }
  return done;
}

function overlaps(one: PlannedBed, other: PlannedBed): boolean {
  const inLength = one.x < other.x + other.width && other.x < one.x + one.width;
  return inLength && one.y < other.y + other.height && other.y < one.y + one.height;
}
