import { defineMessages, type NoMessageValues } from 'react-intl';

type PickUpCardValues = {
  text: { owner: string };
  open: NoMessageValues;
};

export const pickUpCardMessages = defineMessages<PickUpCardValues>({
  text: {
    id: 'trip.pick-up-card.text',
    defaultMessage:
      'Exact place, hours, {owner}’s phone number, what to bring and emergency numbers, on one page to take along.',
    description: 'Above the button that leads to the pick-up details',
  },
  open: {
    id: 'trip.pick-up-card.open',
    defaultMessage: 'See pick-up details',
    description: 'Button: leads to the pick-up details',
  },
});
