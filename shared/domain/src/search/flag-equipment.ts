import type { EquipmentCode } from '../equipment';
import type { FlagField } from './search-choices';

/** Filters that stand for a piece of equipment. */
export const FLAG_EQUIPMENT = {
  winter_tire: 'winter_tires',
  winter_chain: 'snow_chains',
  isofix: 'isofix',
} as const satisfies Partial<Record<FlagField, EquipmentCode>>;

type EquipmentFlag = keyof typeof FLAG_EQUIPMENT;

const FLAGS = Object.keys(FLAG_EQUIPMENT) as EquipmentFlag[];

export function equipmentOfFlag(filter: string): EquipmentCode | undefined {
  const flag = FLAGS.find((each) => each === filter);
  return flag && FLAG_EQUIPMENT[flag];
}

export function flagOfEquipment(code: EquipmentCode): FlagField | undefined {
  return FLAGS.find((flag) => FLAG_EQUIPMENT[flag] === code);
}
