import { createFieldReader } from '../../../core/field-reader';
import type { Database } from '../../../database/connect';
import type { VehicleRow } from '../vehicles.store';
import { createMakesStore, type MakeKind } from './makes.store';

type Names = Pick<VehicleRow, 'manufacturer' | 'brand' | 'model'>;

/**
 * Refuses a model that the lists know of other makes alone. Makes and models that are on no list may be anything.
 * @throws InvalidFieldsError at `model`, or at `manufacturer`, which holds the model of the base vehicle as well
 */
export async function checkModels(database: Database, before: Names, after: Names): Promise<void> {
  const store = createMakesStore(database);
  const fields = createFieldReader();

  async function isOfOther(kind: MakeKind, make: string, model: string): Promise<boolean> {
    const makes = await store.makesWith(kind, model);
    const isOfMake = makes.some((name) => name.toLowerCase() === make.toLowerCase());
    return makes.length > 0 && !isOfMake && (await store.isListed(kind, make));
  }

  const { brand, model, manufacturer } = after;
  const isNamedAnew = brand !== before.brand || model !== before.model;
  if (isNamedAnew && (await isOfOther('brand', brand, model))) {
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

/** `Fiat Ducato` is of Fiat; undefined where no manufacturer of the list is named. */
function splitBase(text: string, manufacturer: string | undefined) {
  return manufacturer && { manufacturer, model: text.slice(manufacturer.length).trim() };
}
