import { defineMessages, type NoMessageValues } from 'react-intl';

type EquipmentsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  saved: NoMessageValues;
  equipments: NoMessageValues;
  cooking_energies: NoMessageValues;
  heating_energies: NoMessageValues;
  fridge_energies: NoMessageValues;
  electric_plug_types: NoMessageValues;
};

export const equipmentsMessages = defineMessages<EquipmentsValues>({
  title: {
    id: 'owner-vehicle.equipment-title',
    defaultMessage: 'What is on board',
    description: 'Heading of the equipment of a camper',
  },
  text: {
    id: 'owner-vehicle.equipment-text',
    defaultMessage: 'Guests search by it: tick only what works.',
    description: 'Below “What is on board”',
  },
  saved: {
    id: 'owner-vehicle.equipment-saved',
    defaultMessage: 'Equipment saved',
    description: 'Notice after the equipment was saved',
  },
  equipments: {
    id: 'owner-vehicle.equipment-equipments',
    defaultMessage: 'Equipment',
    description: 'Name of the list of the equipment',
  },
  cooking_energies: {
    id: 'owner-vehicle.equipment-cooking-energies',
    defaultMessage: 'What the cooker runs on',
    description: 'Label above energies',
  },
  heating_energies: {
    id: 'owner-vehicle.equipment-heating-energies',
    defaultMessage: 'What the heating runs on',
    description: 'Label above energies',
  },
  fridge_energies: {
    id: 'owner-vehicle.equipment-fridge-energies',
    defaultMessage: 'What the fridge runs on',
    description: 'Label above energies',
  },
  electric_plug_types: {
    id: 'owner-vehicle.equipment-electric-plug-types',
    defaultMessage: 'Sockets',
    description: 'Label above kinds of sockets',
  },
});
