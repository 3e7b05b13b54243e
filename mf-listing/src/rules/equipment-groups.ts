import { EQUIPMENT_GROUPS, EQUIPMENTS, type EquipmentCode, type EquipmentGroup } from '@campavia/domain';

export interface EquipmentOfGroup {
  group: EquipmentGroup;
  codes: EquipmentCode[];
}

export function groupEquipment(codes: readonly string[]): EquipmentOfGroup[] {
  const onBoard = EQUIPMENTS.filter(({ code }) => codes.includes(code));
  return EQUIPMENT_GROUPS.map((group) => ({
    group,
    codes: onBoard.filter((one) => one.group === group).map(({ code }) => code),
  })).filter((one) => one.codes.length > 0);
}

const SHOWN_FIRST: readonly EquipmentCode[] = [
  ...(['shower', 'toilet', 'hob', 'oven', 'fridge', 'heating', 'solar_panel', 'awning'] as const),
  ...(['bike_rack', 'wifi', 'winter_tires', 'air_conditioning', 'television'] as const),
];

export function pickFirstEquipment(groups: readonly EquipmentOfGroup[], count: number): EquipmentCode[] {
  const all = groups.flatMap(({ codes }) => codes);
  const asked = SHOWN_FIRST.filter((code) => all.includes(code));
  const others = all.filter((code) => !asked.includes(code));
  return [...asked, ...others].slice(0, count);
}
