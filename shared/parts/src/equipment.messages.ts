import { defineMessages, type NoMessageValues } from 'react-intl';

import type { EquipmentCode } from '@campavia/domain';

/** Names of the equipment of campers. */
export const equipmentMessages = defineMessages<Record<EquipmentCode, NoMessageValues>>({
  shower: {
    id: 'parts.equipment.shower',
    defaultMessage: 'Shower',
    description: 'Equipment of a camper: inside the vehicle',
  },
  outside_shower: {
    id: 'parts.equipment.outside-shower',
    defaultMessage: 'Outside shower',
    description: 'Equipment of a camper',
  },
  toilet: {
    id: 'parts.equipment.toilet',
    defaultMessage: 'Toilet',
    description: 'Equipment of a camper',
  },
  hot_water: {
    id: 'parts.equipment.hot-water',
    defaultMessage: 'Hot water',
    description: 'Equipment of a camper',
  },
  hob: {
    id: 'parts.equipment.hob',
    defaultMessage: 'Gas hob',
    description: 'Equipment of a camper: rings to cook on',
  },
  oven: {
    id: 'parts.equipment.oven',
    defaultMessage: 'Oven',
    description: 'Equipment of a camper',
  },
  microwave: {
    id: 'parts.equipment.microwave',
    defaultMessage: 'Microwave',
    description: 'Equipment of a camper',
  },
  fridge: {
    id: 'parts.equipment.fridge',
    defaultMessage: 'Fridge',
    description: 'Equipment of a camper',
  },
  dishes: {
    id: 'parts.equipment.dishes',
    defaultMessage: 'Dishes and pans',
    description: 'Equipment of a camper: plates, cutlery, pots',
  },
  heating: {
    id: 'parts.equipment.heating',
    defaultMessage: 'Heating',
    description: 'Equipment of a camper: in the living area',
  },
  air_conditioning: {
    id: 'parts.equipment.air-conditioning',
    defaultMessage: 'Air conditioning',
    description: 'Equipment of a camper: in the living area',
  },
  bedding: {
    id: 'parts.equipment.bedding',
    defaultMessage: 'Bedding',
    description: 'Equipment of a camper: sheets, duvets, pillows',
  },
  blackout_blinds: {
    id: 'parts.equipment.blackout-blinds',
    defaultMessage: 'Blackout blinds',
    description: 'Equipment of a camper',
  },
  mosquito_nets: {
    id: 'parts.equipment.mosquito-nets',
    defaultMessage: 'Mosquito nets',
    description: 'Equipment of a camper: on windows and door',
  },
  television: {
    id: 'parts.equipment.television',
    defaultMessage: 'Television',
    description: 'Equipment of a camper',
  },
  wifi: {
    id: 'parts.equipment.wifi',
    defaultMessage: 'Wi-Fi',
    description: 'Equipment of a camper',
  },
  solar_panel: {
    id: 'parts.equipment.solar-panel',
    defaultMessage: 'Solar panel',
    description: 'Equipment of a camper',
  },
  second_battery: {
    id: 'parts.equipment.second-battery',
    defaultMessage: 'Second battery',
    description: 'Equipment of a camper: for the living area',
  },
  gas_bottles: {
    id: 'parts.equipment.gas-bottles',
    defaultMessage: 'Gas bottles',
    description: 'Equipment of a camper',
  },
  awning: {
    id: 'parts.equipment.awning',
    defaultMessage: 'Awning',
    description: 'Equipment of a camper: canopy beside the vehicle',
  },
  table_and_chairs: {
    id: 'parts.equipment.table-and-chairs',
    defaultMessage: 'Table and chairs',
    description: 'Equipment of a camper: for outside',
  },
  barbecue: {
    id: 'parts.equipment.barbecue',
    defaultMessage: 'Barbecue',
    description: 'Equipment of a camper',
  },
  bike_rack: {
    id: 'parts.equipment.bike-rack',
    defaultMessage: 'Bike rack',
    description: 'Equipment of a camper',
  },
  roof_box: {
    id: 'parts.equipment.roof-box',
    defaultMessage: 'Roof box',
    description: 'Equipment of a camper: for luggage',
  },
  cab_air_conditioning: {
    id: 'parts.equipment.cab-air-conditioning',
    defaultMessage: 'Air conditioning in the cab',
    description: 'Equipment of a camper',
  },
  cruise_control: {
    id: 'parts.equipment.cruise-control',
    defaultMessage: 'Cruise control',
    description: 'Equipment of a camper',
  },
  reversing_camera: {
    id: 'parts.equipment.reversing-camera',
    defaultMessage: 'Reversing camera',
    description: 'Equipment of a camper',
  },
  satnav: {
    id: 'parts.equipment.satnav',
    defaultMessage: 'Satnav',
    description: 'Equipment of a camper: navigation device',
  },
  tow_bar: {
    id: 'parts.equipment.tow-bar',
    defaultMessage: 'Tow bar',
    description: 'Equipment of a camper',
  },
  winter_tires: {
    id: 'parts.equipment.winter-tires',
    defaultMessage: 'Winter tyres',
    description: 'Equipment of a camper',
  },
  snow_chains: {
    id: 'parts.equipment.snow-chains',
    defaultMessage: 'Snow chains',
    description: 'Equipment of a camper',
  },
  isofix: {
    id: 'parts.equipment.isofix',
    defaultMessage: 'Isofix',
    description: 'Equipment of a camper: fastening for child seats; a brand-like name, keep',
  },
  child_seat: {
    id: 'parts.equipment.child-seat',
    defaultMessage: 'Child seat',
    description: 'Equipment of a camper',
  },
  bed_guard: {
    id: 'parts.equipment.bed-guard',
    defaultMessage: 'Bed guard',
    description: 'Equipment of a camper: keeps a child from falling out',
  },
});
