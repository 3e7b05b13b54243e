import { forgetKept, KEPT_INPUT } from './kept-input';

test('nothing that was typed in the tab stays for the next reader, whichever part kept it; the rest stays', () => {
  const { sessionStorage } = window;
  sessionStorage.setItem(KEPT_INPUT, '{}');
  sessionStorage.setItem('campavia.typed.details 7', '{"last_name":"Vos"}');
  sessionStorage.setItem('campavia.failed-releases', '[]');
  forgetKept(window);
  expect(Object.keys(sessionStorage)).toEqual(['campavia.failed-releases']);
});
