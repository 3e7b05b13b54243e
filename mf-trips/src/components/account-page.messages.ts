import { defineMessages, type NoMessageValues } from 'react-intl';

type AccountPageValues = {
  toAccount: NoMessageValues;
  toProfile: NoMessageValues;
  unknown: NoMessageValues;
  acting: { name: string };
};

export const accountPageMessages = defineMessages<AccountPageValues>({
  toAccount: {
    id: 'trips.page.to-account',
    defaultMessage: 'Your account',
    description: 'Link above the heading, back to the overview of the account',
  },
  toProfile: {
    id: 'trips.page.to-profile',
    defaultMessage: 'Your profile',
    description: 'Link above the heading, back to the page with name, address and phone',
  },
  unknown: {
    id: 'trips.page.unknown',
    defaultMessage: 'That did not work just now. Nothing was changed. Try again in a moment.',
    description: 'Under the heading of a failed form, where no reason is known',
  },
  acting: {
    id: 'trips.page.acting',
    defaultMessage: 'You are signed in as {name}. Only {name} can do this.',
    description: 'For staff who act as another user, in place of a form; name: first name of that person',
  },
});
