import { defineMessages } from 'react-intl';

export const amountMessages = defineMessages<{ about: { about: string; exact: string } }>({
  about: {
    id: 'listing.amount.about',
    defaultMessage: 'about {about} ({exact})',
    description: 'An amount in another currency than the site’s. about: in the site’s; exact: as it is held',
  },
});
