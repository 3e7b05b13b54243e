import { defineMessages, type NoMessageValues } from 'react-intl';

type InsideValues = {
  board: NoMessageValues;
  all: { count: number };
  fewer: NoMessageValues;
  cooker: NoMessageValues;
  heating: NoMessageValues;
  fridge: NoMessageValues;
  plugs: NoMessageValues;
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

export const insideMessages = defineMessages<InsideValues>({
  board: {
    id: 'details.inside.board',
    defaultMessage: 'What is on board',
    description: 'Heading of the equipment of a camper',
  },
  all: {
    id: 'details.inside.all',
    defaultMessage: '{count, plural, one {All equipment} other {All # items}}',
    description: 'Button that shows the whole equipment',
  },
  fewer: {
    id: 'details.inside.fewer',
    defaultMessage: 'Show fewer',
    description: 'Button that hides most of the equipment again',
  },
  cooker: {
    id: 'details.inside.cooker',
    defaultMessage: 'Cooker',
    description: 'Before the energy source of the cooker',
  },
  heating: {
    id: 'details.inside.heating',
    defaultMessage: 'Heating',
    description: 'Before the energy source of the heating',
  },
  fridge: {
    id: 'details.inside.fridge',
    defaultMessage: 'Fridge',
    description: 'Before the energy source of the fridge',
  },
  plugs: {
    id: 'details.inside.plugs',
    defaultMessage: 'Sockets',
    description: 'Before the kinds of sockets inside',
  },
  gas: { id: 'details.inside.gas', defaultMessage: 'gas', description: 'What something runs on' },
  electric: {
    id: 'details.inside.electric',
    defaultMessage: 'electricity',
    description: 'What something runs on',
  },
  induction: {
    id: 'details.inside.induction',
    defaultMessage: 'induction',
    description: 'Energy source of a cooker',
  },
  diesel: { id: 'details.inside.diesel', defaultMessage: 'diesel', description: 'What something runs on' },
  battery: {
    id: 'details.inside.battery',
    defaultMessage: 'battery',
    description: 'Energy source of a fridge',
  },
  mains: {
    id: 'details.inside.mains',
    defaultMessage: 'mains',
    description: 'Energy source of a fridge: the socket of a camp site',
  },
  cee: {
    id: 'details.inside.cee',
    defaultMessage: 'blue camp-site plug',
    description: 'The socket outside, as camp sites have it',
  },
  letter: {
    id: 'details.inside.letter',
    defaultMessage: 'type {letter}',
    description: 'Kind of socket by its letter in IEC 60083: type E',
  },
  usb: { id: 'details.inside.usb', defaultMessage: 'USB', description: 'Kind of socket' },
  lighter: {
    id: 'details.inside.lighter',
    defaultMessage: '12-volt lighter socket',
    description: 'Kind of socket',
  },
});
