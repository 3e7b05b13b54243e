import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type LatelyValues = {
  title: NoValues;
  clear: NoValues;
  cleared: NoValues;
  searches: NoValues;
  campers: NoValues;
  saved: NoValues;
};

/** Recent searches and campers, on the home page. */
export const recentMessages = defineMessages<LatelyValues>({
  title: {
    id: 'saved.recent.title',
    defaultMessage: 'Where you left off',
    description: 'Heading over the searches and campers that a user looked at before',
  },
  clear: {
    id: 'saved.recent.clear',
    defaultMessage: 'Clear',
    description: 'Button beside that heading: forgets what was looked at',
  },
  cleared: {
    id: 'saved.recent.cleared',
    defaultMessage: 'Deleted. It was saved in this browser only.',
    description: 'Said after that',
  },
  searches: {
    id: 'saved.recent.searches',
    defaultMessage: 'Your last searches',
    description: 'Name of the list of searches, read aloud',
  },
  campers: {
    id: 'saved.recent.campers',
    defaultMessage: 'Campers you looked at',
    description: 'Name of the list of campers, read aloud',
  },
  saved: {
    id: 'saved.recent.saved',
    defaultMessage: 'Saved',
    description: 'In small under a search that was saved by name; one word',
  },
});
