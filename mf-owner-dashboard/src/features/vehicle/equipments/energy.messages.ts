import { defineMessages, type NoMessageValues } from 'react-intl';

type EnergyValues = {
  gas: NoMessageValues;
  electric: NoMessageValues;
  induction: NoMessageValues;
  diesel: NoMessageValues;
  battery: NoMessageValues;
  mains: NoMessageValues;
  cee: NoMessageValues;
  letter: { letter: string };
  usb: NoMessageValues;
  lighter: NoMessageValues;
};

export const energyMessages = defineMessages<EnergyValues>({
  gas: {
    id: 'owner-vehicle.energy-gas',
    defaultMessage: 'Gas',
    description: 'What something runs on',
  },
  electric: {
    id: 'owner-vehicle.energy-electric',
    defaultMessage: 'Electricity',
    description: 'What something runs on',
  },
  induction: {
    id: 'owner-vehicle.energy-induction',
    defaultMessage: 'Induction',
    description: 'Energy source of a cooker',
  },
  diesel: {
    id: 'owner-vehicle.energy-diesel',
    defaultMessage: 'Diesel',
    description: 'What something runs on',
  },
  battery: {
    id: 'owner-vehicle.energy-battery',
    defaultMessage: 'Battery',
    description: 'Energy source of a fridge',
  },
  mains: {
    id: 'owner-vehicle.energy-mains',
    defaultMessage: 'Mains',
    description: 'Energy source of a fridge: the socket of a camp site',
  },
  cee: {
    id: 'owner-vehicle.energy-cee',
    defaultMessage: 'Blue camp-site plug',
    description: 'A kind of socket',
  },
  letter: {
    id: 'owner-vehicle.energy-letter',
    defaultMessage: 'Type {letter}',
    description: 'A kind of socket. letter: its letter of IEC 60083',
  },
  usb: {
    id: 'owner-vehicle.energy-usb',
    defaultMessage: 'USB',
    description: 'A kind of socket',
  },
  lighter: {
    id: 'owner-vehicle.energy-lighter',
    defaultMessage: '12-volt lighter socket',
    description: 'A kind of socket',
  },
});
