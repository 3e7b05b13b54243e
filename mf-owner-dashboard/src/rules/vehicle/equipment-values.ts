import type { UpdateVehicleEquipments, VehicleEquipments } from '@campavia/contracts';
import { ENERGY_LISTS, EQUIPMENTS, type EnergyField, type FieldValues } from '@campavia/domain';

export type EquipmentList = 'equipments' | EnergyField;

/** The lists of the form with their possible items. */
export const EQUIPMENT_LISTS: readonly { field: EquipmentList; choices: readonly string[] }[] = [
  { field: 'equipments', choices: EQUIPMENTS.map(({ code }) => code) },
  ...ENERGY_LISTS,
];

export const itemField = (list: EquipmentList, code: string) => `${list}.${code}`;

/** The equipment as field values, a checkbox for each piece. */
export function valuesOf(saved: VehicleEquipments): FieldValues {
  const ticked = EQUIPMENT_LISTS.flatMap(({ field }) => saved[field].map((code) => itemField(field, code)));
  return Object.fromEntries(ticked.map((name) => [name, 'on']));
}

/** The lists that differ from the saved ones. Equipment that is not on board has no energy source. */
export function changesOf(saved: VehicleEquipments, values: FieldValues): UpdateVehicleEquipments {
  const changes: UpdateVehicleEquipments = {};
  for (const { field, choices } of EQUIPMENT_LISTS) {
    const list = isAsked(field, values) ? choices.filter((code) => values[itemField(field, code)]) : [];
    if (list.join() !== saved[field].join()) changes[field] = list;
  }
  return changes;
}

/** Whether the form shows the energy sources of a piece: only while it is on board. */
export function isAsked(list: EquipmentList, values: FieldValues): boolean {
  const needed = ENERGY_LISTS.find(({ field }) => field === list)?.equipment;
  return needed === undefined || Boolean(values[itemField('equipments', needed)]);
}

/** The number of changed checkboxes. */
export function countChanges(saved: VehicleEquipments, changes: UpdateVehicleEquipments): number {
  return EQUIPMENT_LISTS.reduce((count, { field, choices }) => {
    const after = changes[field] ?? saved[field];
    return count + choices.filter((code) => after.includes(code) !== saved[field].includes(code)).length;
  }, 0);
}
