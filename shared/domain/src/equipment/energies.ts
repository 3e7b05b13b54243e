export const COOKING_ENERGIES = ['gas', 'electric', 'induction', 'diesel'] as const;
export const HEATING_ENERGIES = ['gas', 'diesel', 'electric'] as const;
export const FRIDGE_ENERGIES = ['gas', 'battery', 'mains'] as const;
/** The letters are those of IEC 60083; `cee` is the blue plug of camp sites. */
export const ELECTRIC_PLUG_TYPES = [
  'cee',
  'type_c',
  'type_e',
  'type_f',
  'type_g',
  'type_j',
  'type_l',
  'usb',
  'lighter',
] as const;

/**
 * The lists of energies and plugs of a vehicle, by their field names, with the equipment that they belong to: equipment
 * that is not on board has none.
 */
export const ENERGY_LISTS = [
  { field: 'cooking_energies', equipment: 'hob', choices: COOKING_ENERGIES },
  { field: 'heating_energies', equipment: 'heating', choices: HEATING_ENERGIES },
  { field: 'fridge_energies', equipment: 'fridge', choices: FRIDGE_ENERGIES },
  { field: 'electric_plug_types', equipment: undefined, choices: ELECTRIC_PLUG_TYPES },
] as const;
export type EnergyField = (typeof ENERGY_LISTS)[number]['field'];
