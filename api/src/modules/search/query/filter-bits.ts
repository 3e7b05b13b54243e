import { equipmentOfFlag, FLAG_FIELDS, type EquipmentCode, type FlagField } from '@campavia/domain';

import { equipmentBits } from '../../../database/equipment-mask';

/** Bits of the read model's `flags` that the migrations set. */
export const FLAG_BITS = {
  instant_booking: 1,
  is_ambassador: 2,
  pets: 4,
  smoking: 8,
  international: 16,
  km_unlimited: 32,
  automatic_gear: 64,
  disabled_access: 256,
  marketing_partnership: 512,
  discount_weekly: 2048,
  discount_early: 4096,
} satisfies Partial<Record<FlagField, number>>;
export const PROFESSIONAL_BIT = 128;
export const LICENCE_C_BIT = 1024;

type BitFilters = Partial<Record<FlagField, boolean>> & { equipments?: readonly EquipmentCode[] };

/** Bit masks of a search. Equipment has more bits than JavaScript's bitwise operators support. */
export function bitsOf(asked: BitFilters): { flags: number; equipment: number } {
  const on = FLAG_FIELDS.filter((field) => asked[field]);
  const flags = on.reduce((mask, field) => mask + (isFlagBit(field) ? FLAG_BITS[field] : 0), 0);
  const pieces = on.flatMap((field) => equipmentOfFlag(field) ?? []);
  return { flags, equipment: equipmentBits([...pieces, ...(asked.equipments ?? [])]) };
}

function isFlagBit(field: FlagField): field is keyof typeof FLAG_BITS {
  return field in FLAG_BITS;
}
