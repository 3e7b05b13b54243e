import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { createToastQueue } from './toast-queue';
import { Toasts } from './toasts';

test('good news is a status, bad news an alert, with one deed and a way to close', async () => {
  const queue = createToastQueue();
  const perform = jest.fn();
  const { user } = renderScreen(<Toasts queue={queue} />);
  act(() => {
    queue.add({ tone: 'good', title: 'Saved to “Summer”' });
    queue.add({ tone: 'stop', title: 'Could not save it.', action: { label: 'Try again', perform } });
  });
  expect(screen.getByRole('status')).toHaveTextContent('Saved to “Summer”');
  expect(screen.getByRole('alert')).toHaveTextContent('Could not save it.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(perform).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});
