/** A brand or a manufacturer, or a model of one. */
interface Named {
  id: number;
  name: string;
}

/** The lists of brands and models that owners choose from. */
export interface MakeNames {
  /** With their models: Fiat Ducato. */
  baseVehicles: string[];
  brands: string[];
  /** Models by the name of their brand in small letters. */
  modelsOf: ReadonlyMap<string, string[]>;
}

interface MakeLists {
  brands: readonly Named[];
  brandModels: readonly (Named & { brand_id: number })[];
  manufacturers: readonly Named[];
  manufacturerModels: readonly (Named & { manufacturer_id: number })[];
}

export function toMakeNames({
  brands,
  brandModels,
  manufacturers,
  manufacturerModels,
}: MakeLists): MakeNames {
  const modelsOf = new Map(
    brands.map(({ id, name }) => {
      const models = brandModels.filter(({ brand_id }) => brand_id === id);
      return [name.toLowerCase(), models.map((model) => model.name)];
    }),
  );
  const baseVehicles = manufacturers.flatMap(({ id, name }) => {
    const models = manufacturerModels.filter(({ manufacturer_id }) => manufacturer_id === id);
    return models.length === 0 ? [name] : models.map((model) => `${name} ${model.name}`);
  });
  return { baseVehicles, brands: brands.map(({ name }) => name), modelsOf };
}

/** No list is loaded: any name is accepted. */
export const NO_MAKE_NAMES: MakeNames = { baseVehicles: [], brands: [], modelsOf: new Map() };

/** Whether the lists have this model, but only of other brands; the api decides by the same rule. */
export function isModelOfOtherBrand(
  { modelsOf }: MakeNames,
  { brand, model }: { brand: string; model: string },
): boolean {
  const own = modelsOf.get(brand.trim().toLowerCase());
  const wanted = model.trim().toLowerCase();
  const isOf = (models: readonly string[]) => models.some((name) => name.toLowerCase() === wanted);
  return own !== undefined && !isOf(own) && [...modelsOf.values()].some(isOf);
}

const MAX_SUGGESTIONS = 8;

/** The names that match a text: first those that begin with it, then those with a word that does. */
export function suggestNames(names: readonly string[], text: string): string[] {
  const typed = normalise(text);
  if (!typed) return names.slice(0, MAX_SUGGESTIONS);
  const starting = names.filter((name) => normalise(name).startsWith(typed));
  const within = names.filter((name) => !starting.includes(name) && normalise(name).includes(` ${typed}`));
  return [...starting, ...within].slice(0, MAX_SUGGESTIONS);
}

function normalise(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
