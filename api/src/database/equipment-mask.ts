import { EQUIPMENT_CODES, EQUIPMENTS, type EquipmentCode } from '@campavia/domain';

/** The bits of some pieces of equipment. The mask is wider than the 32 bits that bit operators see. */
export function equipmentBits(codes: readonly string[]): number {
  return EQUIPMENT_CODES.reduce((mask, code, bit) => mask + (codes.includes(code) ? 2 ** bit : 0), 0);
}

/** The pieces of equipment of a mask. */
export function equipmentsOf(mask: number): EquipmentCode[] {
  return EQUIPMENTS.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1).map(({ code }) => code);
}
