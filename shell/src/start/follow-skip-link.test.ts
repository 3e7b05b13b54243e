import userEvent from '@testing-library/user-event';

import { followSkipLink } from './follow-skip-link';

test('the link to the content moves the focus, and leaves the address as it is', async () => {
  document.body.innerHTML = '<a class="skip" href="#main">Skip</a><main id="main" tabindex="-1"></main>';
  followSkipLink(window);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.getElementById('main'));
  expect(window.location.hash).toBe('');
});
