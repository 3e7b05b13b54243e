/** The kinds of bed that a plan knows. */
export const BED_TYPES = [
  ...['double', 'island', 'singles', 'bunk', 'pop_top', 'drop_down', 'alcove', 'dinette', 'bench'],
] as const;
export type BedType = (typeof BED_TYPES)[number];

/** Where a bed is, from the rear to the front, and above. */
export const BED_PLACES = ['rear', 'middle', 'front', 'cab', 'roof'] as const;
export type BedPlace = (typeof BED_PLACES)[number];
