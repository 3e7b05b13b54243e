import type { CreateSleeping, Sleeping, Sleepings } from '@campavia/contracts';
import { MAX_SLEEPING_PLACES, SLEEPING_LIMITS, type LimitedSleepingField } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { requireMatch, withTag } from '../../core/preconditions/preconditions';
import { lockCamper } from '../own-campers/own-campers.service';
import { createSleepingsStore, type SleepingsStore } from './sleepings.store';
import { type VehicleAsked, type VehicleEdit, type VehiclesNeeds } from './vehicles.service';

/** Beds of vehicles. */
export function createSleepings({
  database,
  requireOwnVehicle,
}: Pick<VehiclesNeeds, 'database' | 'requireOwnVehicle'>) {
  /** @throws HttpError 404, 410 */
  async function read(asked: VehicleAsked): Promise<Sleepings> {
    const { vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    return toSleepings(await createSleepingsStore(database).list(vehicleId));
  }

  /** @throws HttpError 404, 410; 428, 412. InvalidFieldsError */
  function add(edit: VehicleEdit, form: CreateSleeping): Promise<Sleepings> {
    return editing(edit, async (store, vehicleId, beds) => store.insert(vehicleId, readSleeping(beds, form)));
  }

  /** @throws HttpError 404 sleeping_not_found in addition to those of `add` */
  function remove(edit: VehicleEdit, sleepingId: string): Promise<Sleepings> {
    return editing(edit, async (store, vehicleId) => {
      const isRemoved = await store.remove(vehicleId, parseRowId(sleepingId));
      if (!isRemoved) throw new HttpError(404, 'sleeping_not_found');
    });
  }

  async function editing(
    { ifMatch, ...asked }: VehicleEdit,
    edit: (store: SleepingsStore, vehicleId: number, beds: readonly Sleeping[]) => Promise<void>,
  ): Promise<Sleepings> {
    const { id: camperId, vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    return database.transaction().execute(async (transaction) => {
      await lockCamper(transaction, camperId);
      const store = createSleepingsStore(transaction);
      const beds = await store.list(vehicleId);
      requireMatch(ifMatch, toSleepings(beds));
      await edit(store, vehicleId, beds);
      return toSleepings(await store.list(vehicleId));
    });
  }

  return { read, add, remove };
}

export type SleepingsService = ReturnType<typeof createSleepings>;

function toSleepings(results: Sleeping[]): Sleepings {
  return withTag({ count: results.length, next: null, previous: null, results });
}

/** @throws InvalidFieldsError at its size, or at `sleeps` when all beds together sleep too many */
function readSleeping(beds: readonly Sleeping[], form: CreateSleeping): Omit<Sleeping, 'id'> {
  const fields = createFieldReader();
  for (const name of Object.keys(SLEEPING_LIMITS) as LimitedSleepingField[]) {
    const { least, most } = SLEEPING_LIMITS[name];
    if (!Number.isInteger(form[name])) fields.refuse(name, 'field_not_whole');
    if (form[name] < least) fields.refuse(name, 'field_at_least', { limit: least });
    if (form[name] > most) fields.refuse(name, 'field_at_most', { limit: most });
  }
  const together = beds.reduce((sum, { sleeps }) => sum + sleeps, form.sleeps);
  if (together > MAX_SLEEPING_PLACES) {
    fields.refuse('sleeps', 'sleepings_too_many', { limit: MAX_SLEEPING_PLACES });
  }
  fields.settle();
  return form;
}
