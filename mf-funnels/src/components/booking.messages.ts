import { defineMessages, type NoMessageValues } from 'react-intl';

type Names = 'today' | 'similar' | 'toInsurance' | 'toDriver';

/** Messages shared by several pages of the funnels. */
export const bookingMessages = defineMessages<Record<Names, NoMessageValues>>({
  today: {
    id: 'booking.today',
    defaultMessage: 'Today',
    description: 'Before the first of two amounts, paid on this very day',
  },
  similar: {
    id: 'booking.similar',
    defaultMessage: 'See similar ones that are free',
    description: 'Link to a search near the camper, free on the same days',
  },
  toInsurance: {
    id: 'booking.to-insurance',
    defaultMessage: 'Choose another insurance',
    description: 'Link back to the step of the insurance',
  },
  toDriver: {
    id: 'booking.to-driver',
    defaultMessage: 'Change who drives',
    description: 'Link back to the step of who drives',
  },
});
