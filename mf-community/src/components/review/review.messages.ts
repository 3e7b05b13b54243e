import { defineMessages, type NoMessageValues } from 'react-intl';

type ReviewValues = {
  stars: { rating: number };
  formerGuest: NoMessageValues;
  noComment: NoMessageValues;
  writtenIn: { language: string };
  reply: { name: string };
};

export const reviewMessages = defineMessages<ReviewValues>({
  stars: {
    id: 'community.review.stars',
    defaultMessage: '{rating, number} out of 5 stars',
    description: 'Read aloud in place of the five stars of one review',
  },
  formerGuest: {
    id: 'community.review.former-guest',
    defaultMessage: 'Former member',
    description: 'In place of the first name of a guest whose account is deleted',
  },
  noComment: {
    id: 'community.review.no-words',
    defaultMessage: 'Stars only, no words.',
    description: 'In place of the words of a review that has none',
  },
  writtenIn: {
    id: 'community.review.written-in',
    defaultMessage: 'Written in {language}',
    description: 'Under a review in another language than the page. language: its name, German',
  },
  reply: {
    id: 'community.review.reply',
    defaultMessage: 'Reply from {name}',
    description: 'Over the owner’s message under a review. name: first name of the owner',
  },
});
