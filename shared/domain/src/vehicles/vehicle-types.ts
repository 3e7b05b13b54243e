/** The seven types of vehicle, by their number in searches and listings. */
export const VEHICLE_TYPES = [
  { id: 1, code: 'lowprofile' },
  { id: 2, code: 'coachbuilt' },
  { id: 3, code: 'aclass' },
  { id: 4, code: 'campervan' },
  { id: 5, code: 'van' },
  { id: 6, code: 'caravan' },
  { id: 7, code: 'other' },
] as const;

export type VehicleTypeId = (typeof VEHICLE_TYPES)[number]['id'];
export type VehicleTypeCode = (typeof VEHICLE_TYPES)[number]['code'];

/** The code of a type's number; undefined for an unknown one. */
export function vehicleTypeCode(id: number): VehicleTypeCode | undefined {
  return VEHICLE_TYPES.find((type) => type.id === id)?.code;
}
