/** The seven types of camper, in the order of their numbers. */
export const CAMPER_TYPES = [
  'lowprofile',
  'coachbuilt',
  'aclass',
  'campervan',
  'van',
  'caravan',
  'other',
] as const;

export type CamperType = (typeof CAMPER_TYPES)[number];
