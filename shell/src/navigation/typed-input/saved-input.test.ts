import { forgetSaved, SAVED_INPUT } from './saved-input';

test('nothing that was typed in the tab stays for the next reader, whichever part kept it; the rest stays', () => {
  const { sessionStorage } = window;
  sessionStorage.setItem(SAVED_INPUT, '{}');
  sessionStorage.setItem('campavia.typed.details 7', '{"last_name":"Vos"}');
  sessionStorage.setItem('campavia.failed-releases', '[]');
  forgetSaved(window);
  expect(Object.keys(sessionStorage)).toEqual(['campavia.failed-releases']);
});
