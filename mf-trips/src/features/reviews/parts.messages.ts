import { defineMessages, type NoMessageValues } from 'react-intl';

type PartValues = {
  cleanliness: NoMessageValues;
  accuracy: NoMessageValues;
  mechanics: NoMessageValues;
  handover: NoMessageValues;
  communication: NoMessageValues;
  care: NoMessageValues;
  punctuality: NoMessageValues;
};

export const partMessages = defineMessages<PartValues>({
  cleanliness: {
    id: 'reviews.parts.cleanliness',
    defaultMessage: 'Cleanliness',
    description: 'Aspect of a review',
  },
  accuracy: {
    id: 'reviews.parts.accuracy',
    defaultMessage: 'Like its pictures',
    description: 'Aspect of a review: whether the camper is like its pictures',
  },
  mechanics: {
    id: 'reviews.parts.mechanics',
    defaultMessage: 'Mechanics',
    description: 'Aspect of a review',
  },
  handover: {
    id: 'reviews.parts.handover',
    defaultMessage: 'Handover',
    description: 'Aspect of a review',
  },
  communication: {
    id: 'reviews.parts.communication',
    defaultMessage: 'Communication',
    description: 'Aspect of a review',
  },
  care: {
    id: 'reviews.parts.care',
    defaultMessage: 'Care for the camper',
    description: 'Aspect of a review by an owner: how the guest treated the camper',
  },
  punctuality: {
    id: 'reviews.parts.punctuality',
    defaultMessage: 'Punctuality',
    description: 'Aspect of a review by an owner',
  },
});
