import { defineMessages, type MessageTag } from 'react-intl';

type FoundValues = {
  found: { count: number; query: string; total: string; b: MessageTag };
  none: { query: string };
  noneInTopic: { query: string };
  suggestion: { word: string; link: MessageTag };
  elsewhere: { count: number; link: MessageTag };
};

export const foundMessages = defineMessages<FoundValues>({
  found: {
    id: 'help.found',
    defaultMessage: '<b>{count, plural, one {# answer} other {# answers}}</b> for “{query}”, of {total}',
    description: 'Under the search field. query: the typed text; total: the number of all answers',
  },
  none: {
    id: 'help.none',
    defaultMessage: 'No answer for “{query}”.',
    description: 'When a search found nothing. query: the typed text',
  },
  noneInTopic: {
    id: 'help.none-in-topic',
    defaultMessage: 'No answer for “{query}” in this topic.',
    description: 'When a search in one topic found nothing. query: the typed text',
  },
  suggestion: {
    id: 'help.suggestion',
    defaultMessage: 'Did you mean <link>{word}</link>?',
    description: 'After a search without answers. word: a similar word that has some',
  },
  elsewhere: {
    id: 'help.elsewhere',
    defaultMessage:
      '<link>{count, plural, one {# answer in another topic} other {# answers in other topics}}</link>',
    description: 'A link, after a search without answers in the chosen topic',
  },
});
