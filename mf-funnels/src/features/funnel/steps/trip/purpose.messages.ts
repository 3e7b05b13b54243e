import { defineMessages, type NoMessageValues } from 'react-intl';

type PurposeValues = {
  HOLIDAYS_FAMILY: NoMessageValues;
  HOLIDAYS_COUPLE: NoMessageValues;
  HOLIDAYS_FRIENDS: NoMessageValues;
  RENT_BEFORE_BUY: NoMessageValues;
  FAMILY_EVENT: NoMessageValues;
  SPORT_EVENT: NoMessageValues;
  MUSICAL_EVENT: NoMessageValues;
  OTHER: NoMessageValues;
};

export const purposeMessages = defineMessages<PurposeValues>({
  HOLIDAYS_FAMILY: {
    id: 'funnel.purpose.family',
    defaultMessage: 'Holidays with the family',
    description: 'Purpose of a trip',
  },
  HOLIDAYS_COUPLE: {
    id: 'funnel.purpose.couple',
    defaultMessage: 'Holidays for two',
    description: 'Purpose of a trip',
  },
  HOLIDAYS_FRIENDS: {
    id: 'funnel.purpose.friends',
    defaultMessage: 'Holidays with friends',
    description: 'Purpose of a trip',
  },
  RENT_BEFORE_BUY: {
    id: 'funnel.purpose.try',
    defaultMessage: 'Trying before buying one',
    description: 'Purpose of a trip: a user thinks of buying a camper',
  },
  FAMILY_EVENT: {
    id: 'funnel.purpose.event',
    defaultMessage: 'A family celebration',
    description: 'Purpose of a trip',
  },
  SPORT_EVENT: {
    id: 'funnel.purpose.sport',
    defaultMessage: 'A sports event',
    description: 'Purpose of a trip',
  },
  MUSICAL_EVENT: {
    id: 'funnel.purpose.music',
    defaultMessage: 'A festival or concert',
    description: 'Purpose of a trip',
  },
  OTHER: { id: 'funnel.purpose.other', defaultMessage: 'Something else', description: 'Purpose of a trip' },
});
