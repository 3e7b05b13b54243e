import { aFaq, aFaqTrip, aMe, aUserFaq } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const FAQ = 'GET /3/faq/';
const USER_FAQ = 'GET /3/faq/user/{id}/';

const withTrip = (over: Parameters<typeof aFaqTrip>[0]) =>
  answers(USER_FAQ, aUserFaq({ trip: aFaqTrip(over) }));

export const stories: readonly Stories[] = [
  {
    address: 'help',
    path: '/help',
    answers: [answers(FAQ, aFaq()), answers(USER_FAQ, aUserFaq())],
    states: {
      loading: { answers: [pending(FAQ)] },
      failed: { answers: [fails(FAQ)], mayShift: 'The failure stands in place of a taller skeleton.' },
      empty: { path: '/help?q=unicorn' },
      'empty: a misspelt word': { path: '/help?q=depozit' },
      'empty: answers in another topic': { path: '/help?q=deposit&topic=booking' },
      'empty: a topic that is gone': { path: '/help?topic=gone' },
      'empty: long text': { path: `/help?q=${'🚐.*'.repeat(60)}` },
      filled: {},
      'filled: topics open in a small window': { press: ['nav summary, nav[aria-label]'] },
      'filled: search in a topic': { path: '/help?q=deposit&topic=paying&question=deposit-when' },
      'filled: a list in an answer': { path: '/help?question=request-answer' },
      'filled: own trip': { path: '/help?question=deposit-when', user: aMe() },
      'filled: own trip, deposit is reserved': {
        path: '/help?question=deposit-when',
        user: aMe(),
        answers: [withTrip({ deposit_state: 'authorised' })],
      },
      'filled: own trip, deposit at pick-up': {
        path: '/help?question=deposit-back',
        user: aMe(),
        answers: [withTrip({ deposit_state: 'at_pick_up', deposit_on: null })],
      },
    },
  },
  { address: 'faq', redirect: 'Leads to the help, with its query.' },
];
