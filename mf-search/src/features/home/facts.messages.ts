import { defineMessages, type NoMessageValues } from 'react-intl';

type FactsValues = {
  label: NoMessageValues;
  ownersTitle: NoMessageValues;
  ownersText: NoMessageValues;
  priceTitle: NoMessageValues;
  priceText: NoMessageValues;
  freeTitle: NoMessageValues;
  freeText: NoMessageValues;
  graceTitle: NoMessageValues;
  graceText: NoMessageValues;
};

export const factsMessages = defineMessages<FactsValues>({
  label: {
    id: 'search.facts.label',
    defaultMessage: 'What you can count on',
    description: 'Heading over four short facts, read aloud only',
  },
  ownersTitle: {
    id: 'search.facts.owners-title',
    defaultMessage: 'Rented out by their owners',
    description: 'First of four short facts on the home page',
  },
  ownersText: {
    id: 'search.facts.owners-text',
    defaultMessage: 'Every camper belongs to somebody who knows its quirks.',
    description: 'Explains the first fact in one sentence',
  },
  priceTitle: {
    id: 'search.facts.price-title',
    defaultMessage: 'The full price from the start',
    description: 'Second of four short facts',
  },
  priceText: {
    id: 'search.facts.price-text',
    defaultMessage: 'The price on every card includes insurance and fees.',
    description: 'Explains the second fact in one sentence',
  },
  freeTitle: {
    id: 'search.facts.free-title',
    defaultMessage: 'Free means free',
    description: 'Third of four short facts: results for dates are really available',
  },
  freeText: {
    id: 'search.facts.free-text',
    defaultMessage: 'Give your dates, and you see only campers that are available on each of those days.',
    description: 'Explains the third fact in one sentence',
  },
  graceTitle: {
    id: 'search.facts.grace-title',
    defaultMessage: 'A day to change your mind',
    description: 'Fourth of four short facts: cancelling right after paying costs nothing',
  },
  graceText: {
    id: 'search.facts.grace-text',
    defaultMessage: 'Cancel within 24 hours of paying for a full refund, up to a week before you leave.',
    description: 'Explains the fourth fact in one sentence',
  },
});
