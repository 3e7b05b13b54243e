import { defineMessages, type NoMessageValues } from 'react-intl';

type OptionValues = {
  bedding: NoMessageValues;
  towels: NoMessageValues;
  kitchen_kit: NoMessageValues;
  camping_furniture: NoMessageValues;
  barbecue: NoMessageValues;
  bikes: NoMessageValues;
  paddle_board: NoMessageValues;
  child_seat: NoMessageValues;
  satnav: NoMessageValues;
  snow_chains: NoMessageValues;
  roof_box: NoMessageValues;
  station_transfer: NoMessageValues;
  final_cleaning: NoMessageValues;
  pet_cleaning: NoMessageValues;
  other: NoMessageValues;
};

export const optionMessages = defineMessages<OptionValues>({
  bedding: { id: 'details.options.bedding', defaultMessage: 'Bedding', description: 'An extra' },
  towels: { id: 'details.options.towels', defaultMessage: 'Towels', description: 'An extra' },
  kitchen_kit: {
    id: 'details.options.kitchen-kit',
    defaultMessage: 'Kitchen kit',
    description: 'An extra: pots, plates, cutlery',
  },
  camping_furniture: {
    id: 'details.options.camping-furniture',
    defaultMessage: 'Camping table and chairs',
    description: 'An extra',
  },
  barbecue: { id: 'details.options.barbecue', defaultMessage: 'Barbecue', description: 'An extra' },
  bikes: { id: 'details.options.bikes', defaultMessage: 'Bikes', description: 'An extra' },
  paddle_board: {
    id: 'details.options.paddle-board',
    defaultMessage: 'Paddle board',
    description: 'An extra',
  },
  child_seat: { id: 'details.options.child-seat', defaultMessage: 'Child seat', description: 'An extra' },
  satnav: { id: 'details.options.satnav', defaultMessage: 'Satnav', description: 'An extra' },
  snow_chains: { id: 'details.options.snow-chains', defaultMessage: 'Snow chains', description: 'An extra' },
  roof_box: { id: 'details.options.roof-box', defaultMessage: 'Roof box', description: 'An extra' },
  station_transfer: {
    id: 'details.options.station-transfer',
    defaultMessage: 'Lift from the station',
    description: 'An extra',
  },
  final_cleaning: {
    id: 'details.options.final-cleaning',
    defaultMessage: 'Final cleaning',
    description: 'An extra',
  },
  pet_cleaning: {
    id: 'details.options.pet-cleaning',
    defaultMessage: 'Cleaning after a pet',
    description: 'An extra',
  },
  other: {
    id: 'details.options.other',
    defaultMessage: 'Something else',
    description: 'An extra that the owner gave no name',
  },
});
