import { defineMessages, type NoMessageValues } from 'react-intl';

type StarValues = {
  one: NoMessageValues;
  two: NoMessageValues;
  three: NoMessageValues;
  four: NoMessageValues;
  five: NoMessageValues;
  care: NoMessageValues;
  punctuality: NoMessageValues;
  communication: NoMessageValues;
};

export const starMessages = defineMessages<StarValues>({
  one: {
    id: 'review.stars.one',
    defaultMessage: 'Poor',
    description: 'What one star means',
  },
  two: {
    id: 'review.stars.two',
    defaultMessage: 'Fair',
    description: 'What two stars mean',
  },
  three: {
    id: 'review.stars.three',
    defaultMessage: 'All right',
    description: 'What three stars mean',
  },
  four: {
    id: 'review.stars.four',
    defaultMessage: 'Good',
    description: 'What four stars mean',
  },
  five: {
    id: 'review.stars.five',
    defaultMessage: 'Excellent',
    description: 'What five stars mean',
  },
  care: {
    id: 'review.stars.care',
    defaultMessage: 'Care for the camper',
    description: 'Aspect of a review: how the guest treated the camper',
  },
  punctuality: {
    id: 'review.stars.punctuality',
    defaultMessage: 'Punctuality',
    description: 'Aspect of a review',
  },
  communication: {
    id: 'review.stars.communication',
    defaultMessage: 'Communication',
    description: 'Aspect of a review',
  },
});
