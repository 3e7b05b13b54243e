import { aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const UNREAD = 'GET /v4/chats/unread/';
const props = { most: 9 };

export const stories: SlotStories = {
  slot: 'chats.unread',
  path: '/d/trips',
  user: aMe(),
  states: {
    loading: { props, answers: [pending(UNREAD)] },
    empty: { props, answers: [answers(UNREAD, { count: 0 })] },
    failed: { props, answers: [fails(UNREAD)] },
    filled: { props, answers: [answers(UNREAD, { count: 2 })] },
    'filled: many': { props, answers: [answers(UNREAD, { count: 41 })] },
  },
};
