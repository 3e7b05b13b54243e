/** The seven camper types, in the order of their ids. */
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
