import { defineMessages, type NoMessageValues } from 'react-intl';

type NoResultsValues = {
  failedTitle: NoMessageValues;
  failedText: NoMessageValues;
  noWaysTitle: NoMessageValues;
};

export const noResultsMessages = defineMessages<NoResultsValues>({
  failedTitle: {
    id: 'search.failed.title',
    defaultMessage: 'The campers could not be loaded',
    description: 'Heading in place of the results when the answer did not come',
  },
  failedText: {
    id: 'search.failed.text',
    defaultMessage: 'Your search is saved in the address of this page. Nothing is lost.',
    description: 'Under that heading',
  },
  noWaysTitle: {
    id: 'search.none.not-loaded',
    defaultMessage: 'Other suggestions could not be loaded',
    description: 'Heading when nothing was found and what helps then did not come',
  },
});
