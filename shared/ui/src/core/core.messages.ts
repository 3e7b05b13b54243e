import { defineMessages, type NoMessageValues } from 'react-intl';

type CoreValues = {
  rating: { value: string };
  ratingOf: { value: string; count: number };
  pages: NoMessageValues;
  previousPage: NoMessageValues;
  nextPage: NoMessageValues;
  page: { page: number };
  close: NoMessageValues;
  tryAgain: NoMessageValues;
  tryingAgain: NoMessageValues;
  failureTitle: NoMessageValues;
  failureText: NoMessageValues;
  reference: { reference: string };
};

export const coreMessages = defineMessages<CoreValues>({
  rating: {
    id: 'ui.stars.rating',
    defaultMessage: '{value} out of 5',
    description: 'Read aloud in place of a star and a figure. value: average rating, already formatted',
  },
  ratingOf: {
    id: 'ui.stars.rating-of',
    defaultMessage: '{value} out of 5, {count, plural, one {# review} other {# reviews}}',
    description: 'Read aloud in place of a star, a figure and a number in brackets',
  },
  pages: {
    id: 'ui.pager.label',
    defaultMessage: 'Pages',
    description: 'Name of the navigation with page numbers under a list, read aloud',
  },
  previousPage: {
    id: 'ui.pager.previous',
    defaultMessage: 'Previous page',
    description: 'Label of the arrow to the page before',
  },
  nextPage: {
    id: 'ui.pager.next',
    defaultMessage: 'Next page',
    description: 'Label of the arrow to the page after',
  },
  page: {
    id: 'ui.pager.page',
    defaultMessage: 'Page {page}',
    description: 'Label of one page number, read aloud',
  },
  close: {
    id: 'ui.close',
    defaultMessage: 'Close',
    description: 'Label of the cross that closes a message, a panel or a window',
  },
  tryAgain: {
    id: 'ui.failure.try-again',
    defaultMessage: 'Try again',
    description: 'Button of a part of the page that failed to load',
  },
  tryingAgain: {
    id: 'ui.failure.trying-again',
    defaultMessage: 'Trying again',
    description: 'The same button while it works',
  },
  failureTitle: {
    id: 'ui.failure.title',
    defaultMessage: 'This part could not be loaded',
    description: 'Heading in place of a part of the page that failed to load',
  },
  failureText: {
    id: 'ui.failure.text',
    defaultMessage: 'The rest of the page works. Nothing was lost or cancelled.',
    description: 'Under the heading of a part that failed to load',
  },
  reference: {
    id: 'ui.failure.reference',
    defaultMessage: 'Your reference: {reference}',
    description: 'A short code that a person can tell the support. reference: the code',
  },
});
