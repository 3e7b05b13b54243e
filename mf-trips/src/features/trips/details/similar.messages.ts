import { defineMessages, type NoMessageValues } from 'react-intl';

type SimilarValues = { title: NoMessageValues; text: { owner: string } };

export const similarMessages = defineMessages<SimilarValues>({
  title: {
    id: 'trip.similar.title',
    defaultMessage: 'Also free on these days',
    description: 'Heading over campers like the one that was asked for',
  },
  text: {
    id: 'trip.similar.text',
    defaultMessage: 'In case {owner} declines. You can ask several owners; the first trip you pay counts.',
    description: 'Under it. owner: first name',
  },
});
