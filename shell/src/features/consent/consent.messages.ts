import { defineMessages } from 'react-intl';

export const consentMessages = defineMessages({
  title: {
    id: 'consent.bar.title',
    defaultMessage: 'May we count your visit?',
    description: 'Heading of the bar that asks for consent to analytics',
  },
  text: {
    id: 'consent.bar.text',
    defaultMessage:
      'It tells us which pages help and which do not. Nothing is passed on, and the site works the same without.',
    description: 'Text of the bar that asks for consent, after its heading',
  },
  refuse: {
    id: 'consent.refuse',
    defaultMessage: 'Decline',
    description: 'Button: refuses analytics. As short and plain as the button that accepts',
  },
  accept: {
    id: 'consent.accept',
    defaultMessage: 'Accept',
    description: 'Button: accepts analytics',
  },
  more: {
    id: 'consent.more',
    defaultMessage: 'What we store',
    description: 'Button: opens the panel that explains what is stored and why',
  },
  question: {
    id: 'consent.panel.title',
    defaultMessage: 'May we count your visits?',
    description: 'Heading of the consent panel',
  },
  necessary: {
    id: 'consent.panel.necessary',
    defaultMessage: 'Always there',
    description: 'Name of the purpose that needs no consent',
  },
  necessaryText: {
    id: 'consent.panel.necessary-text',
    defaultMessage:
      'Cookies that keep you signed in, remember your country and language, this answer, and which edition of the site you see.',
    description: 'What the necessary cookies are for',
  },
  counting: {
    id: 'consent.panel.counting',
    defaultMessage: 'Counting visits',
    description: 'Name of the analytics purpose',
  },
  countingText: {
    id: 'consent.panel.counting-text',
    defaultMessage:
      'Which pages you open, when you sign in, and where you came from, under a random number. E-mail address and phone number are never readable in it. Only we store it, and it stops as soon as you decline.',
    description: 'What is counted with consent',
  },
  granted: {
    id: 'consent.panel.granted',
    defaultMessage: 'At present your visits are counted.',
    description: 'State of the choice in the consent panel',
  },
  refused: {
    id: 'consent.panel.refused',
    defaultMessage: 'At present nothing is counted.',
    description: 'State of the choice in the consent panel',
  },
  policy: {
    id: 'consent.panel.policy',
    defaultMessage: 'All about cookies',
    description: 'Link of the consent panel to the page about cookies',
  },
});
