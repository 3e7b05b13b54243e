import type { Sleeping } from '@campavia/contracts';
import { BED_PLACES, type BedPlace, type BedType } from '@campavia/domain';

/** The beds of one part of the vehicle. */
export interface BedZone {
  place: BedPlace;
  beds: Sleeping[];
}

/** The beds by position, from the rear to the cab and then above. */
export function toBedZones(beds: readonly Sleeping[]): BedZone[] {
  return BED_PLACES.map((place) => ({ place, beds: beds.filter((bed) => bed.place === place) }));
}

/** The number of people in all beds. */
export function countPlaces(beds: readonly Sleeping[]): number {
  return beds.reduce((sum, { sleeps }) => sum + sleeps, 0);
}

type UsualBed = Pick<Sleeping, 'place' | 'sleeps' | 'width_cm' | 'length_cm'>;

/** The typical size of a kind of bed, for a new form. */
export const USUAL_BEDS: Record<BedType, UsualBed> = {
  double: { place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 },
  island: { place: 'rear', sleeps: 2, width_cm: 150, length_cm: 195 },
  singles: { place: 'rear', sleeps: 2, width_cm: 80, length_cm: 200 },
  bunk: { place: 'rear', sleeps: 2, width_cm: 75, length_cm: 195 },
  pop_top: { place: 'roof', sleeps: 2, width_cm: 122, length_cm: 200 },
  drop_down: { place: 'front', sleeps: 2, width_cm: 140, length_cm: 190 },
  alcove: { place: 'cab', sleeps: 2, width_cm: 150, length_cm: 205 },
  dinette: { place: 'middle', sleeps: 2, width_cm: 110, length_cm: 185 },
  bench: { place: 'rear', sleeps: 2, width_cm: 114, length_cm: 198 },
};
