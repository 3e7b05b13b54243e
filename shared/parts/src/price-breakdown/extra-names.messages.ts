import { defineMessages, type NoMessageValues } from 'react-intl';

type Names = 'secondDriver' | 'rentalCover' | 'cancellation' | 'buyback';

/** Extras with the same price for every camper. */
export const extraNames = defineMessages<Record<Names, NoMessageValues>>({
  secondDriver: {
    id: 'quote.extras.driver',
    defaultMessage: 'Second driver',
    description: 'Something to add to the trip',
  },
  rentalCover: {
    id: 'quote.extras.cover',
    defaultMessage: 'Rental cover',
    description: 'Something to add to the trip: it pays back what the insurance keeps of the deposit',
  },
  buyback: {
    id: 'quote.extras.buyback',
    defaultMessage: 'Reduced excess',
    description: 'Something to add to the trip: after a damage the insurance keeps less of the deposit',
  },
  cancellation: {
    id: 'quote.extras.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'Something to add to the trip',
  },
});
