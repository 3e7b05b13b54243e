import { aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SEND = 'POST /v4/contact-messages/';
const filled = {
  stored: {
    'campavia.typed.contact': JSON.stringify({
      topic: 'PAYMENT',
      name: 'Marta Rossi',
      email: 'marta@example.org',
      text: 'When do I get the deposit back?',
    }),
  },
  press: ['contact.send'],
};

export const stories: ScreenStories = {
  address: 'contact',
  path: '/contact',
  states: {
    loading: { ...filled, answers: [pending(SEND)] },
    failed: { ...filled, answers: [fails(SEND)] },
    'failed: nothing filled in': { press: ['contact.send'] },
    'failed: too often': { ...filled, answers: [fails(SEND, 429, 'too_many_attempts')] },
    filled: {},
    'filled: signed in': { user: aMe() },
    'filled: sent': { ...filled, answers: [answers(SEND, { id: 1001 }, 201)] },
  },
  without: { empty: 'The screen shows no data, only a form.' },
};
