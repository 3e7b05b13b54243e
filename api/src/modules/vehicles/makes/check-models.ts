import type { UpdateVehicle } from '@campavia/contracts';

import { createFieldReader } from '../../../core/field-reader';
import type { Database } from '../../../database/connect';
import type { VehicleRow } from '../vehicles.store';
import { createMakesStore, type MakeKind } from './makes.store';

type Names = Pick<VehicleRow, 'manufacturer' | 'brand' | 'model'>;

/**
 * Refuses a model that the lists contain for other makes only. Makes and models that are on no list are free text.
 * @throws InvalidFieldsError at `model`, or at `manufacturer`, which also contains the model of the base vehicle
 */
export async function checkModels(database: Database, before: Names, after: Names): Promise<void> {
  const store = createMakesStore(database);
  const fields = createFieldReader();
  const isOfOther = (...names: [kind: MakeKind, make: string, model: string]) =>
    isModelOfOther(database, ...names);
  const { brand, model, manufacturer } = after;
  const isRenamed = brand !== before.brand || model !== before.model;
  if (isRenamed && (await isOfOther('brand', brand, model))) {
    fields.refuse('model', 'vehicle_model_of_other_brand', { brand, model });
  }
  if (manufacturer !== before.manufacturer) {
    const base = splitBase(manufacturer, await store.manufacturerOf(manufacturer));
    if (base && (await isOfOther('manufacturer', base.manufacturer, base.model))) {
      fields.refuse('manufacturer', 'vehicle_model_of_other_manufacturer', base);
    }
  }
  fields.settle();
}

/**
 * Changing only the brand clears a model that the lists contain for other brands only, because owners set one after the
 * other.
 */
export async function withoutForeignModel(
  database: Database,
  { status, model }: VehicleRow,
  changes: UpdateVehicle,
): Promise<UpdateVehicle> {
  const isBrandAlone = changes.brand !== undefined && changes.model === undefined;
  if (!isBrandAlone || status !== 'created') return changes;
  const isForeign = await isModelOfOther(database, 'brand', (changes.brand ?? '').trim(), model);
  return isForeign ? { ...changes, model: '' } : changes;
}

async function isModelOfOther(
  database: Database,
  kind: MakeKind,
  make: string,
  model: string,
): Promise<boolean> {
  const store = createMakesStore(database);
  const makes = await store.makesWith(kind, model);
  const isOfMake = makes.some((name) => name.toLowerCase() === make.toLowerCase());
  return makes.length > 0 && !isOfMake && (await store.isListed(kind, make));
}

/** `Fiat Ducato` is by Fiat; undefined when no listed manufacturer is named. */
function splitBase(text: string, manufacturer: string | undefined) {
  return manufacturer && { manufacturer, model: text.slice(manufacturer.length).trim() };
}
