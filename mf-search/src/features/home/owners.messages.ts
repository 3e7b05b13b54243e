import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type OwnersValues = {
  title: NoValues;
  text: NoValues;
  earn: NoValues;
  list: NoValues;
};

/** For owners of campers. */
export const ownersMessages = defineMessages<OwnersValues>({
  title: {
    id: 'search.owners.title',
    defaultMessage: 'Your camper stands\nstill most of the year.',
    description: 'Heading of a dark band for owners of campers, two short lines; keep the line break',
  },
  text: {
    id: 'search.owners.text',
    defaultMessage:
      'You say when, to whom and for how much. Guests pay before they set off, and every trip is insured.',
    description: 'Under that heading',
  },
  earn: {
    id: 'search.owners.earn',
    defaultMessage: 'See what it could earn',
    description: 'Button under it, to the page that reckons what a camper brings in',
  },
  list: {
    id: 'search.owners.list',
    defaultMessage: 'List your camper',
    description: 'Button in its place where there is no such page: to offering a camper',
  },
});
