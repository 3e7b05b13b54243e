import { forgetSaved, SAVED_INPUT } from './saved-input';

test('typed input of all parts is deleted for the next user; other storage stays', () => {
  const { sessionStorage } = window;
  sessionStorage.setItem(SAVED_INPUT, '{}');
  sessionStorage.setItem('campavia.typed.details 7', '{"last_name":"Vos"}');
  sessionStorage.setItem('campavia.failed-releases', '[]');
  forgetSaved(window);
  expect(Object.keys(sessionStorage)).toEqual(['campavia.failed-releases']);
});
