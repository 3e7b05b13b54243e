import { defineMessages, type NoMessageValues } from 'react-intl';

type FactsValues = {
  label: NoMessageValues;
  ownersTitle: NoMessageValues;
  ownersText: NoMessageValues;
  priceTitle: NoMessageValues;
  priceText: NoMessageValues;
  freeTitle: NoMessageValues;
  freeText: NoMessageValues;
  ratingTitle: { average: string };
  ratingText: { count: number };
};

export const factsMessages = defineMessages<FactsValues>({
  label: {
    id: 'search.facts.label',
    defaultMessage: 'What you can count on',
    description: 'Heading over four short facts, read aloud only',
  },
  ownersTitle: {
    id: 'search.facts.owners-title',
    defaultMessage: 'Lent by their owners',
    description: 'First of four short facts on the home page',
  },
  ownersText: {
    id: 'search.facts.owners-text',
    defaultMessage: 'Every camper belongs to somebody who knows its quirks.',
    description: 'Explains the first fact in one sentence',
  },
  priceTitle: {
    id: 'search.facts.price-title',
    defaultMessage: 'The whole price, first',
    description: 'Second of four short facts',
  },
  priceText: {
    id: 'search.facts.price-text',
    defaultMessage: 'Insurance and fees are in the figure on every card.',
    description: 'Explains the second fact in one sentence',
  },
  freeTitle: {
    id: 'search.facts.free-title',
    defaultMessage: 'Free means free',
    description: 'Third of four short facts: results for dates are really available',
  },
  freeText: {
    id: 'search.facts.free-text',
    defaultMessage: 'Give your dates, and you see only campers to be had on each of those days.',
    description: 'Explains the third fact in one sentence',
  },
  ratingTitle: {
    id: 'search.facts.rating-title',
    defaultMessage: '{average} out of 5',
    description: 'Fourth fact: the average of all ratings. average: already formatted',
  },
  ratingText: {
    id: 'search.facts.rating-text',
    defaultMessage:
      '{count, plural, one {# review, written after a trip.} other {# reviews, each written after a trip.}}',
    description: 'Explains the fourth fact. count: all reviews',
  },
});
