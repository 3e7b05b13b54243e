import { defineMessages, type NoMessageValues } from 'react-intl';

type StarValues = {
  one: NoMessageValues;
  two: NoMessageValues;
  three: NoMessageValues;
  four: NoMessageValues;
  five: NoMessageValues;
};

export const starMessages = defineMessages<StarValues>({
  one: {
    id: 'reviews.stars.one',
    defaultMessage: 'Poor',
    description: 'What one star means',
  },
  two: {
    id: 'reviews.stars.two',
    defaultMessage: 'Fair',
    description: 'What two stars mean',
  },
  three: {
    id: 'reviews.stars.three',
    defaultMessage: 'All right',
    description: 'What three stars mean',
  },
  four: {
    id: 'reviews.stars.four',
    defaultMessage: 'Good',
    description: 'What four stars mean',
  },
  five: {
    id: 'reviews.stars.five',
    defaultMessage: 'Excellent',
    description: 'What five stars mean',
  },
});
