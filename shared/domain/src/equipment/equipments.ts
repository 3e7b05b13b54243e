/** The groups equipment is shown in, in reading order. */
export const EQUIPMENT_GROUPS = [
  'bath',
  'kitchen',
  'comfort',
  'energy',
  'outside',
  'driving',
  'winter',
  'children',
] as const;
export type EquipmentGroup = (typeof EQUIPMENT_GROUPS)[number];

/** The equipment that a camper may have, group by group in reading order. */
export const EQUIPMENTS = [
  { code: 'shower', group: 'bath' },
  { code: 'outside_shower', group: 'bath' },
  { code: 'toilet', group: 'bath' },
  { code: 'hot_water', group: 'bath' },
  { code: 'hob', group: 'kitchen' },
  { code: 'oven', group: 'kitchen' },
  { code: 'microwave', group: 'kitchen' },
  { code: 'fridge', group: 'kitchen' },
  { code: 'dishes', group: 'kitchen' },
  { code: 'heating', group: 'comfort' },
  { code: 'air_conditioning', group: 'comfort' },
  { code: 'bedding', group: 'comfort' },
  { code: 'blackout_blinds', group: 'comfort' },
  { code: 'mosquito_nets', group: 'comfort' },
  { code: 'television', group: 'comfort' },
  { code: 'wifi', group: 'comfort' },
  { code: 'solar_panel', group: 'energy' },
  { code: 'second_battery', group: 'energy' },
  { code: 'gas_bottles', group: 'energy' },
  { code: 'awning', group: 'outside' },
  { code: 'table_and_chairs', group: 'outside' },
  { code: 'barbecue', group: 'outside' },
  { code: 'bike_rack', group: 'outside' },
  { code: 'roof_box', group: 'outside' },
  { code: 'cab_air_conditioning', group: 'driving' },
  { code: 'cruise_control', group: 'driving' },
  { code: 'reversing_camera', group: 'driving' },
  { code: 'satnav', group: 'driving' },
  { code: 'tow_bar', group: 'driving' },
  { code: 'winter_tires', group: 'winter' },
  { code: 'snow_chains', group: 'winter' },
  { code: 'isofix', group: 'children' },
  { code: 'child_seat', group: 'children' },
  { code: 'bed_guard', group: 'children' },
] as const satisfies readonly { code: string; group: EquipmentGroup }[];

export type EquipmentCode = (typeof EQUIPMENTS)[number]['code'];
