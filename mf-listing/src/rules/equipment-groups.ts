import { EQUIPMENT_GROUPS, EQUIPMENTS, type EquipmentCode, type EquipmentGroup } from '@campavia/domain';

export interface GroupOnBoard {
  group: EquipmentGroup;
  codes: EquipmentCode[];
}

/** What is on board, group by group in reading order; groups that have nothing are left out. */
export function groupsOnBoard(codes: readonly string[]): GroupOnBoard[] {
  const onBoard = EQUIPMENTS.filter(({ code }) => codes.includes(code));
  return EQUIPMENT_GROUPS.map((group) => ({
    group,
    codes: onBoard.filter((one) => one.group === group).map(({ code }) => code),
  })).filter((one) => one.codes.length > 0);
}

/** What most people ask about first. */
const ASKED_FIRST: readonly EquipmentCode[] = [
  ...(['shower', 'toilet', 'hob', 'oven', 'fridge', 'heating', 'solar_panel', 'awning'] as const),
  ...(['bike_rack', 'wifi', 'winter_tires', 'air_conditioning', 'television'] as const),
];

/** The first things to name of all that is on board, at most so many. */
export function firstOnBoard(groups: readonly GroupOnBoard[], most: number): EquipmentCode[] {
  const all = groups.flatMap(({ codes }) => codes);
  const asked = ASKED_FIRST.filter((code) => all.includes(code));
  const others = all.filter((code) => !asked.includes(code));
  return [...asked, ...others].slice(0, most);
}
