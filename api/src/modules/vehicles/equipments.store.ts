import type { EnergyField } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Equipment as a bit mask, and energy sources. */
export interface EquipmentsRow extends Record<EnergyField, string[]> {
  equipment: number;
}

export function createEquipmentsStore(database: Database) {
  async function find(vehicleId: number): Promise<EquipmentsRow> {
    const { equipment, ...energies } = await database
      .selectFrom('camper')
      .leftJoin('vehicle_energies', 'vehicle_energies.vehicle_id', 'camper.vehicle_id')
      .select(['equipment', 'cooking_energies', 'heating_energies'])
      .select(['fridge_energies', 'electric_plug_types'])
      .where('camper.vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    return {
      equipment,
      cooking_energies: energies.cooking_energies ?? [],
      heating_energies: energies.heating_energies ?? [],
      fridge_energies: energies.fridge_energies ?? [],
      electric_plug_types: energies.electric_plug_types ?? [],
    };
  }

  async function update(vehicleId: number, { equipment, ...energies }: EquipmentsRow): Promise<void> {
    await database.updateTable('camper').set({ equipment }).where('vehicle_id', '=', vehicleId).execute();
    await database
      .insertInto('vehicle_energies')
      .values({ vehicle_id: vehicleId, ...energies })
      .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(energies))
      .execute();
  }

  return { find, update };
}
