import { defineMessages } from 'react-intl';

export const helpMessages = defineMessages({
  documentTitle: {
    id: 'help.document-title',
    defaultMessage: 'Help',
    description: 'Title of the page in the browser tab and in search engines',
  },
  documentDescription: {
    id: 'help.document-description',
    defaultMessage:
      'Answers about booking and renting out a camper: payment, deposit, insurance, cancelling, and help on the road.',
    description: 'What search engines show under the title',
  },
  title: {
    id: 'help.title',
    defaultMessage: 'How can we help?',
    description: 'Heading of the help page',
  },
  search: {
    id: 'help.search',
    defaultMessage: 'Search the help',
    description: 'Label of the search field, and name of its button',
  },
  clear: {
    id: 'help.clear',
    defaultMessage: 'Clear the search',
    description: 'Button in the search field that empties it',
  },
  topics: {
    id: 'help.topics',
    defaultMessage: 'Topics',
    description: 'Heading over the list of topics',
  },
  allTopics: {
    id: 'help.all-topics',
    defaultMessage: 'All topics',
    description: 'First entry of the list of topics',
  },
  failed: {
    id: 'help.failed',
    defaultMessage: 'The answers could not be loaded',
    description: 'Heading in place of the questions when loading failed',
  },
  unknownTopic: {
    id: 'help.unknown-topic',
    defaultMessage: 'This topic does not exist.',
    description: 'When an old link leads to a deleted topic',
  },
  orTopic: {
    id: 'help.or-topic',
    defaultMessage: 'Or look into a topic:',
    description: 'Before a list of links to topics, after a search without answers',
  },
});

export const helpContactMessages = defineMessages({
  title: {
    id: 'help.contact.title',
    defaultMessage: 'Not the answer you needed?',
    description: 'Heading of the box under the questions',
  },
  text: {
    id: 'help.contact.text',
    defaultMessage: 'Ines, Paul and Aoife read every message and answer by e-mail.',
    description: 'In the box under the questions: first names of the support team',
  },
  write: {
    id: 'help.contact.write',
    defaultMessage: 'Write to us',
    description: 'Button to the contact page',
  },
  phoneText: {
    id: 'help.contact.phone-text',
    defaultMessage: 'If you are on the road and need us at once, day and night',
    description: 'Under a telephone number',
  },
  breakdownTitle: {
    id: 'help.contact.breakdown-title',
    defaultMessage: 'Breakdown on the road',
    description: 'Heading of a note',
  },
  breakdownText: {
    id: 'help.contact.breakdown-text',
    defaultMessage: 'The number of the breakdown help is on the page of your trip. It answers day and night.',
    description: 'Text of the note about breakdowns',
  },
});
