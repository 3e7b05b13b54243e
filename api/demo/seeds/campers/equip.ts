import { EQUIPMENTS, type EquipmentCode } from '@campavia/domain';

import type { Random } from './random';

/** Frequency in vans, campervans, motorhomes and caravans, in per cent. */
type Frequency = readonly [van: number, campervan: number, motorhome: number, caravan: number];

const FREQUENCIES: Record<EquipmentCode, Frequency> = {
  shower: [6, 78, 98, 55],
  outside_shower: [55, 30, 18, 10],
  toilet: [22, 88, 99, 90],
  hot_water: [18, 84, 97, 70],
  hob: [92, 97, 99, 96],
  oven: [2, 6, 34, 30],
  microwave: [3, 8, 20, 25],
  fridge: [90, 98, 99, 96],
  dishes: [93, 94, 95, 90],
  heating: [62, 92, 97, 84],
  air_conditioning: [4, 9, 22, 12],
  bedding: [44, 48, 50, 30],
  blackout_blinds: [82, 90, 94, 86],
  mosquito_nets: [44, 82, 92, 84],
  television: [3, 16, 46, 26],
  wifi: [8, 12, 16, 6],
  solar_panel: [34, 56, 58, 14],
  second_battery: [72, 90, 92, 22],
  gas_bottles: [74, 90, 94, 90],
  awning: [62, 80, 84, 66],
  table_and_chairs: [92, 94, 95, 92],
  barbecue: [24, 26, 30, 28],
  bike_rack: [30, 46, 62, 12],
  roof_box: [16, 8, 4, 0],
  cab_air_conditioning: [86, 92, 90, 0],
  cruise_control: [66, 74, 70, 0],
  reversing_camera: [48, 62, 70, 0],
  satnav: [40, 40, 44, 0],
  tow_bar: [28, 22, 20, 0],
  winter_tires: [36, 34, 30, 0],
  snow_chains: [24, 24, 24, 0],
  isofix: [66, 52, 44, 0],
  child_seat: [20, 20, 24, 2],
  bed_guard: [4, 8, 32, 26],
};

const COLUMN_OF_TYPE: Record<number, number> = { 1: 2, 2: 2, 3: 2, 4: 1, 5: 0, 6: 3, 7: 0 };
const SNOWY = ['AT', 'CH', 'DE'];

/** Draws the equipment of a camper. */
export function drawEquipment(random: Random, type: number, country: string): Set<EquipmentCode> {
  const column = COLUMN_OF_TYPE[type] ?? 0;
  const winter = SNOWY.includes(country) ? 45 : 0;
  const codes = EQUIPMENTS.filter(({ code, group }) => {
    const frequency = FREQUENCIES[code][column] ?? 0;
    return random.chance((frequency + (group === 'winter' && frequency ? winter : 0)) / 100);
  });
  return new Set(codes.map(({ code }) => code));
}

/** Bit mask of equipment as stored. */
export function equipmentMask(codes: ReadonlySet<EquipmentCode>): number {
  return EQUIPMENTS.reduce((mask, { code }, bit) => mask + (codes.has(code) ? 2 ** bit : 0), 0);
}
