import { defineMessages, type NoMessageValues } from 'react-intl';

type Words = NoMessageValues;
type LatelyValues = {
  title: Words;
  clear: Words;
  cleared: Words;
  searches: Words;
  campers: Words;
  saved: Words;
};

/** Where somebody left off, on the home page. */
export const recentMessages = defineMessages<LatelyValues>({
  title: {
    id: 'saved.lately.title',
    defaultMessage: 'Where you left off',
    description: 'Heading over the searches and campers that somebody looked at before',
  },
  clear: {
    id: 'saved.lately.clear',
    defaultMessage: 'Clear',
    description: 'Button beside that heading: forgets what was looked at',
  },
  cleared: {
    id: 'saved.lately.cleared',
    defaultMessage: 'Deleted. It was saved in this browser only.',
    description: 'Said after that',
  },
  searches: {
    id: 'saved.lately.searches',
    defaultMessage: 'Your last searches',
    description: 'Name of the list of searches, read aloud',
  },
  campers: {
    id: 'saved.lately.campers',
    defaultMessage: 'Campers you looked at',
    description: 'Name of the list of campers, read aloud',
  },
  saved: {
    id: 'saved.lately.saved',
    defaultMessage: 'Saved',
    description: 'In small under a search that was saved by name; one word',
  },
});
