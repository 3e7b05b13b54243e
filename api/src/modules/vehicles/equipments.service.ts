import type { UpdateVehicleEquipments, VehicleEquipments } from '@campavia/contracts';
import { ENERGY_LISTS, EQUIPMENT_CODES, type EnergyField } from '@campavia/domain';

import { equipmentBits, equipmentsOf } from '../../database/equipment-mask';
import { createFieldReader, type FieldReader } from '../../core/field-reader';
import { requireMatch, withTag } from '../../core/preconditions/preconditions';
import { lockCamper } from '../own-campers/own-campers.service';
import { createEquipmentsStore, type EquipmentsRow } from './equipments.store';
import { type VehicleAsked, type VehicleEdit, type VehiclesNeeds } from './vehicles.service';

/** Equipment of vehicles, and their energy sources. */
export function createVehicleEquipments({
  database,
  requireOwnVehicle,
}: Pick<VehiclesNeeds, 'database' | 'requireOwnVehicle'>) {
  /** @throws HttpError 404, 410 */
  async function read(asked: VehicleAsked): Promise<VehicleEquipments> {
    const { vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    return toEquipments(await createEquipmentsStore(database).find(vehicleId));
  }

  /** @throws HttpError 404, 410; 428, 412. InvalidFieldsError */
  async function update(
    { ifMatch, ...asked }: VehicleEdit,
    changes: UpdateVehicleEquipments,
  ): Promise<VehicleEquipments> {
    const { id: camperId, vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    return database.transaction().execute(async (transaction) => {
      await lockCamper(transaction, camperId);
      const store = createEquipmentsStore(transaction);
      const row = await store.find(vehicleId);
      requireMatch(ifMatch, toEquipments(row));
      const after = readEquipments(row, changes);
      await store.update(vehicleId, after);
      return toEquipments(after);
    });
  }

  return { read, update };
}

export type VehicleEquipmentsService = ReturnType<typeof createVehicleEquipments>;

function toEquipments({ equipment, ...energies }: EquipmentsRow): VehicleEquipments {
  return withTag({ equipments: equipmentsOf(equipment), ...energies });
}

/**
 * Equipment after a change, unique and in the order of the lists.
 * @throws InvalidFieldsError at each list with an unknown code
 */
function readEquipments(row: EquipmentsRow, changes: UpdateVehicleEquipments): EquipmentsRow {
  const fields = createFieldReader();
  const onBoard =
    readList(fields, { name: 'equipments', given: changes.equipments, choices: EQUIPMENT_CODES }) ??
    equipmentsOf(row.equipment);
  const energies = ENERGY_LISTS.map(({ field, equipment, choices }): [EnergyField, string[]] => {
    const list = readList(fields, { name: field, given: changes[field], choices }) ?? row[field];
    return [field, equipment === undefined || onBoard.includes(equipment) ? list : []];
  });
  fields.settle();
  return {
    equipment: equipmentBits(onBoard),
    ...(Object.fromEntries(energies) as Record<EnergyField, string[]>),
  };
}

interface ListField {
  name: string;
  given: readonly string[] | undefined;
  choices: readonly string[];
}

function readList(fields: FieldReader, { name, given, choices }: ListField): string[] | undefined {
  if (given === undefined) return undefined;
  if (given.some((code) => !choices.includes(code))) return fields.refuse(name, 'field_not_a_choice');
  return choices.filter((code) => given.includes(code));
}
