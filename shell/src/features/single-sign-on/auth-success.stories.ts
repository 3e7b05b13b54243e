import { answers, pending, type ScreenStories } from '@campavia/testing/stories';

import { withSingleSignOn } from '../test/with-single-sign-on';

const REFERENTIAL = 'GET /3/referential/';
const ATTEMPT = {
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://campavia.test/auth/success',
  next: '/',
  startedAtMs: Number.MAX_SAFE_INTEGER,
};

export const stories: ScreenStories = {
  address: 'auth-success',
  path: '/auth/success?code=code-1&state=state-1',
  states: {
    loading: {
      stored: { 'campavia.single-sign-on': JSON.stringify(ATTEMPT) },
      answers: [pending('POST /oauth/token/')],
    },
    'failed: belongs to no attempt of this tab': {},
    'failed: single sign-on to try again': { answers: [answers(REFERENTIAL, withSingleSignOn())] },
  },
  without: {
    empty: 'The screen says what came of one sign-in; it lists nothing.',
    filled: 'Whoever is signed in is led on to the page they came from.',
  },
};
