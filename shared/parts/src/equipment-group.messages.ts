import { defineMessages, type NoMessageValues } from 'react-intl';

import type { EquipmentGroup } from '@campavia/domain';

/** Headings over the groups of equipment. */
export const equipmentGroupMessages = defineMessages<Record<EquipmentGroup, NoMessageValues>>({
  bath: {
    id: 'parts.equipment-group.bath',
    defaultMessage: 'Bathroom',
    description: 'Heading of a group of equipment of a camper',
  },
  kitchen: {
    id: 'parts.equipment-group.kitchen',
    defaultMessage: 'Kitchen',
    description: 'Heading of a group of equipment of a camper',
  },
  comfort: {
    id: 'parts.equipment-group.comfort',
    defaultMessage: 'Comfort',
    description: 'Heading of a group of equipment of a camper',
  },
  energy: {
    id: 'parts.equipment-group.energy',
    defaultMessage: 'Energy',
    description: 'Heading of a group of equipment of a camper',
  },
  outside: {
    id: 'parts.equipment-group.outside',
    defaultMessage: 'Outside',
    description: 'Heading of a group of equipment of a camper',
  },
  driving: {
    id: 'parts.equipment-group.driving',
    defaultMessage: 'Driving',
    description: 'Heading of a group of equipment of a camper',
  },
  winter: {
    id: 'parts.equipment-group.winter',
    defaultMessage: 'Winter',
    description: 'Heading of a group of equipment of a camper',
  },
  children: {
    id: 'parts.equipment-group.children',
    defaultMessage: 'Children',
    description: 'Heading of a group of equipment of a camper',
  },
});
