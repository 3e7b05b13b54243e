/** The kinds of bed. */
export const BED_TYPES = [
  ...['double', 'island', 'singles', 'bunk', 'pop_top', 'drop_down', 'alcove', 'dinette', 'bench'],
] as const;
export type BedType = (typeof BED_TYPES)[number];

/** The positions of beds, from the rear to the front, and above. */
export const BED_PLACES = ['rear', 'middle', 'front', 'cab', 'roof'] as const;
export type BedPlace = (typeof BED_PLACES)[number];
