import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type HowItWorksValues = {
  title: NoValues;
  askTitle: NoValues;
  askText: NoValues;
  yesTitle: NoValues;
  yesText: NoValues;
  payTitle: NoValues;
  payText: NoValues;
  keysTitle: NoValues;
  keysText: NoValues;
};

export const howItWorksMessages = defineMessages<HowItWorksValues>({
  title: {
    id: 'search.how-it-works.title',
    defaultMessage: 'From “is it free?” to “we’re off”',
    description: 'Heading over the four steps of renting a camper',
  },
  askTitle: {
    id: 'search.how-it-works.ask-title',
    defaultMessage: 'Ask',
    description: 'First step: send a request; one word if possible',
  },
  askText: {
    id: 'search.how-it-works.ask-text',
    defaultMessage: 'Pick dates, say hello, send a request. Nothing is charged.',
    description: 'Explains the first step',
  },
  yesTitle: {
    id: 'search.how-it-works.yes-title',
    defaultMessage: 'The owner accepts',
    description: 'Second step',
  },
  yesText: {
    id: 'search.how-it-works.yes-text',
    defaultMessage: 'No answer within 48 hours? The request ends and you owe nothing.',
    description: 'Explains the second step: a request without an answer runs out',
  },
  payTitle: {
    id: 'search.how-it-works.pay-title',
    defaultMessage: 'Pay once or in two parts',
    description: 'Third step: pay at once or in two instalments',
  },
  payText: {
    id: 'search.how-it-works.pay-text',
    defaultMessage: 'The price you were shown, line by line.',
    description: 'Explains the third step',
  },
  keysTitle: {
    id: 'search.how-it-works.keys-title',
    defaultMessage: 'Take the keys',
    description: 'Fourth step',
  },
  keysText: {
    id: 'search.how-it-works.keys-text',
    defaultMessage: 'Walk round it together, sign on the phone, drive.',
    description: 'Explains the fourth step: check the camper with the owner',
  },
});
