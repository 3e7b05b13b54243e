import { defineMessages, type NoMessageValues } from 'react-intl';

type NeededValues = {
  camper: { camper: string };
  guest: { name: string };
  until: { day: string };
  hasOther: { day: string; name: string };
  write: NoMessageValues;
  continue: NoMessageValues;
};

export const neededMessages = defineMessages<NeededValues>({
  camper: {
    id: 'reviews.needed.camper',
    defaultMessage: 'How was {camper}?',
    description: 'Question about a trip that is over; camper: title',
  },
  guest: {
    id: 'reviews.needed.guest',
    defaultMessage: 'How was it with {name}?',
    description: 'Question about a guest whose trip is over; name: first name',
  },
  until: {
    id: 'reviews.needed.until',
    defaultMessage: 'Until {day}',
    description: 'Until when a review can be written; day: date',
  },
  hasOther: {
    id: 'reviews.needed.has-other',
    defaultMessage: '{name} has written about you. You read it when yours is in, or after {day}.',
    description: 'Note; name: first name of the other person, day: date',
  },
  write: {
    id: 'reviews.needed.write',
    defaultMessage: 'Write the review',
    description: 'Link to the form',
  },
  continue: {
    id: 'reviews.needed.continue',
    defaultMessage: 'Finish the review',
    description: 'Link to a draft',
  },
});
