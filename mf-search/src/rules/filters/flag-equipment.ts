import type { EquipmentCode, FlagField } from '@campavia/domain';

/** Filters of their own that are pieces of equipment as well. */
export const FLAG_EQUIPMENT = {
  winter_tire: 'winter_tires',
  winter_chain: 'snow_chains',
  isofix: 'isofix',
} as const satisfies Partial<Record<FlagField, EquipmentCode>>;

type EquipmentFlag = keyof typeof FLAG_EQUIPMENT;

const FLAGS = Object.keys(FLAG_EQUIPMENT) as EquipmentFlag[];

/** The piece of equipment that a filter asks for, if it is one of those. */
export function equipmentOfFlag(filter: string): EquipmentCode | undefined {
  const flag = FLAGS.find((each) => each === filter);
  return flag && FLAG_EQUIPMENT[flag];
}

/** The filter of its own that a piece of equipment has. */
export function flagOfEquipment(code: EquipmentCode): FlagField | undefined {
  return FLAGS.find((flag) => FLAG_EQUIPMENT[flag] === code);
}
