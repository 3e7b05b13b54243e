import { defineMessages, type NoMessageValues } from 'react-intl';

type MailValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  trips: NoMessageValues;
  tripsText: NoMessageValues;
  always: NoMessageValues;
  searches: NoMessageValues;
  searchesText: { count: number };
  messages: NoMessageValues;
  messagesText: NoMessageValues;
  wishlists: NoMessageValues;
  wishlistsText: { count: number };
  newsletter: NoMessageValues;
  newsletterText: NoMessageValues;
  credit: NoMessageValues;
  creditText: { days: number };
  note: NoMessageValues;
};

export const mailMessages = defineMessages<MailValues>({
  title: {
    id: 'security.mail-title',
    defaultMessage: 'E-mails we send you',
    description: 'Heading over the switches for e-mails',
  },
  failed: {
    id: 'security.mail-failed',
    defaultMessage: 'Your choice could not be loaded.',
    description: 'In place of the switches',
  },
  trips: {
    id: 'security.mail-trips',
    defaultMessage: 'Your trips and your account',
    description: 'A kind of e-mails that always come',
  },
  tripsText: {
    id: 'security.mail-trips-text',
    defaultMessage: 'Answers, payments, documents, deadlines, security',
    description: 'What these e-mails are about',
  },
  always: {
    id: 'security.always',
    defaultMessage: 'always',
    description: 'In place of a switch: these e-mails cannot be stopped',
  },
  searches: {
    id: 'security.mail-searches',
    defaultMessage: 'Saved searches',
    description: 'A kind of e-mails',
  },
  searchesText: {
    id: 'security.mail-searches-text',
    defaultMessage:
      '{count, plural, one {New campers for your search, once a day at most} other {New campers for your # searches, once a day at most}}',
    description: 'What these e-mails are about; count: saved searches',
  },
  messages: {
    id: 'security.mail-messages',
    defaultMessage: 'New messages',
    description: 'A kind of e-mails',
  },
  messagesText: {
    id: 'security.mail-messages-text',
    defaultMessage: 'When you have not read a message for ten minutes',
    description: 'What these e-mails are about',
  },
  wishlists: {
    id: 'security.mail-wishlists',
    defaultMessage: 'Wishlists',
    description: 'A kind of e-mails',
  },
  wishlistsText: {
    id: 'security.mail-wishlists-text',
    defaultMessage:
      '{count, plural, one {A camper on your list with dates is cheaper or free, once a day at most} other {A camper on your # lists with dates is cheaper or free, once a day at most}}',
    description: 'What these e-mails are about; count: lists of saved campers that have travel dates',
  },
  newsletter: {
    id: 'security.mail-newsletter',
    defaultMessage: 'Newsletter',
    description: 'A kind of e-mails',
  },
  newsletterText: {
    id: 'security.mail-newsletter-text',
    defaultMessage: 'Routes and new campers, once a month',
    description: 'What these e-mails are about',
  },
  credit: {
    id: 'security.mail-credit',
    defaultMessage: 'Rental credit',
    description: 'A kind of e-mails',
  },
  creditText: {
    id: 'security.mail-credit-text',
    defaultMessage: '{days, plural, one {# day} other {# days}} before it expires',
    description: 'What these e-mails are about',
  },
  note: {
    id: 'security.mail-note',
    defaultMessage: 'Switches act at once. Every such e-mail can be stopped with one press.',
    description: 'Under the switches',
  },
});
