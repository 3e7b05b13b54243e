import { defineMessages } from 'react-intl';

export const optionMessages = defineMessages({
  bedding: {
    id: 'trip.options.bedding',
    defaultMessage: 'Bedding',
    description: 'Something an owner offers with the camper, in the price list',
  },
  towels: {
    id: 'trip.options.towels',
    defaultMessage: 'Towels',
    description: 'Something an owner offers with the camper, in the price list',
  },
  kitchen_kit: {
    id: 'trip.options.kitchen-kit',
    defaultMessage: 'Kitchen kit',
    description: 'Something an owner offers with the camper, in the price list',
  },
  camping_furniture: {
    id: 'trip.options.camping-furniture',
    defaultMessage: 'Camping table and chairs',
    description: 'Something an owner offers with the camper, in the price list',
  },
  barbecue: {
    id: 'trip.options.barbecue',
    defaultMessage: 'Barbecue',
    description: 'Something an owner offers with the camper, in the price list',
  },
  bikes: {
    id: 'trip.options.bikes',
    defaultMessage: 'Bikes',
    description: 'Something an owner offers with the camper, in the price list',
  },
  paddle_board: {
    id: 'trip.options.paddle-board',
    defaultMessage: 'Paddle board',
    description: 'Something an owner offers with the camper, in the price list',
  },
  child_seat: {
    id: 'trip.options.child-seat',
    defaultMessage: 'Child seat',
    description: 'Something an owner offers with the camper, in the price list',
  },
  satnav: {
    id: 'trip.options.satnav',
    defaultMessage: 'Satnav',
    description: 'Something an owner offers with the camper, in the price list',
  },
  snow_chains: {
    id: 'trip.options.snow-chains',
    defaultMessage: 'Snow chains',
    description: 'Something an owner offers with the camper, in the price list',
  },
  roof_box: {
    id: 'trip.options.roof-box',
    defaultMessage: 'Roof box',
    description: 'Something an owner offers with the camper, in the price list',
  },
  station_transfer: {
    id: 'trip.options.station-transfer',
    defaultMessage: 'Lift from the station',
    description: 'Something an owner offers with the camper, in the price list',
  },
  final_cleaning: {
    id: 'trip.options.final-cleaning',
    defaultMessage: 'Final cleaning',
    description: 'Something an owner offers with the camper, in the price list',
  },
  pet_cleaning: {
    id: 'trip.options.pet-cleaning',
    defaultMessage: 'Cleaning after a pet',
    description: 'Something an owner offers with the camper, in the price list',
  },
  other: {
    id: 'trip.options.other',
    defaultMessage: 'Something else',
    description: 'Something an owner offers with the camper, in the price list',
  },
});
