import { defineMessages, type NoMessageValues } from 'react-intl';

import type { ListingOption } from '@campavia/contracts';

export type OptionCode = ListingOption['code'];
type Names = Record<OptionCode, NoMessageValues>;

/** Names of the options of owners. */
export const optionNames = defineMessages<Names>({
  bedding: {
    id: 'quote.option.bedding',
    defaultMessage: 'Bedding',
    description: 'Something an owner offers with the camper, in the price list',
  },
  towels: {
    id: 'quote.option.towels',
    defaultMessage: 'Towels',
    description: 'Something an owner offers with the camper, in the price list',
  },
  kitchen_kit: {
    id: 'quote.option.kitchen-kit',
    defaultMessage: 'Kitchen kit',
    description: 'Something an owner offers with the camper, in the price list',
  },
  camping_furniture: {
    id: 'quote.option.camping-furniture',
    defaultMessage: 'Camping table and chairs',
    description: 'Something an owner offers with the camper, in the price list',
  },
  barbecue: {
    id: 'quote.option.barbecue',
    defaultMessage: 'Barbecue',
    description: 'Something an owner offers with the camper, in the price list',
  },
  bikes: {
    id: 'quote.option.bikes',
    defaultMessage: 'Bikes',
    description: 'Something an owner offers with the camper, in the price list',
  },
  paddle_board: {
    id: 'quote.option.paddle-board',
    defaultMessage: 'Paddle board',
    description: 'Something an owner offers with the camper, in the price list',
  },
  child_seat: {
    id: 'quote.option.child-seat',
    defaultMessage: 'Child seat',
    description: 'Something an owner offers with the camper, in the price list',
  },
  satnav: {
    id: 'quote.option.satnav',
    defaultMessage: 'Satnav',
    description: 'Something an owner offers with the camper, in the price list',
  },
  snow_chains: {
    id: 'quote.option.snow-chains',
    defaultMessage: 'Snow chains',
    description: 'Something an owner offers with the camper, in the price list',
  },
  roof_box: {
    id: 'quote.option.roof-box',
    defaultMessage: 'Roof box',
    description: 'Something an owner offers with the camper, in the price list',
  },
  station_transfer: {
    id: 'quote.option.station-transfer',
    defaultMessage: 'Lift from the station',
    description: 'Something an owner offers with the camper, in the price list',
  },
  final_cleaning: {
    id: 'quote.option.final-cleaning',
    defaultMessage: 'Final cleaning',
    description: 'Something an owner offers with the camper, in the price list',
  },
  pet_cleaning: {
    id: 'quote.option.pet-cleaning',
    defaultMessage: 'Cleaning after a pet',
    description: 'Something an owner offers with the camper, in the price list',
  },
  other: {
    id: 'quote.option.other',
    defaultMessage: 'Something else',
    description: 'Something an owner offers with the camper, in the price list',
  },
});
