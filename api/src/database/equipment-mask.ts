import { EQUIPMENT_CODES, EQUIPMENTS, type EquipmentCode } from '@campavia/domain';

/** Bit mask of equipment. Wider than the 32 bits of bitwise operators. */
export function equipmentBits(codes: readonly string[]): number {
  return EQUIPMENT_CODES.reduce((mask, code, bit) => mask + (codes.includes(code) ? 2 ** bit : 0), 0);
}

/** Equipment of a bit mask. */
export function equipmentsOf(mask: number): EquipmentCode[] {
  return EQUIPMENTS.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1).map(({ code }) => code);
}
