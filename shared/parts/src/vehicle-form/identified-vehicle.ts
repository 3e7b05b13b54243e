import type { Vehicle } from '@campavia/contracts';
import type { INSURANCE_FIELDS } from '@campavia/domain';

/** The fields of a vehicle that the section reads. */
export type IdentifiedVehicle = Pick<
  Vehicle,
  'currency' | 'locked_fields' | (typeof INSURANCE_FIELDS)[number]
>;
