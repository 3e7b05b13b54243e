import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CONFIRM = 'POST /v4/newsletter/subscriptions/confirm/';
const STOP = 'POST /v4/newsletter/subscriptions/stop/';
const confirm = { path: '/newsletter?confirm=a-token', press: ['newsletter.confirm.button'] };
const stop = { path: '/newsletter?stop=a-token', press: ['newsletter.stop.button'] };

export const stories: ScreenStories = {
  address: 'newsletter',
  path: '/newsletter',
  states: {
    loading: { ...confirm, answers: [pending(CONFIRM)] },
    failed: { ...confirm, answers: [fails(CONFIRM)] },
    'failed: link expired': { ...confirm, answers: [fails(CONFIRM, 400, 'link_invalid')] },
    'failed: no address': { press: ['newsletter.subscribe'] },
    filled: {},
    'filled: confirmed': { ...confirm, answers: [answers(CONFIRM, null, 200)] },
    'filled: unsubscribed': { ...stop, answers: [answers(STOP, null, 200)] },
  },
  without: { empty: 'The screen shows no data, only a form.' },
};
