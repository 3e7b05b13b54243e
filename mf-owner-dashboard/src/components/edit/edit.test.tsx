import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Link } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { EditConflict } from './edit-conflict';
import { LeaveQuestion } from './leave-question';

const ROWS = [
  { name: 'low', label: 'Low season', theirs: '€55', mine: '€60' },
  { name: 'deposit', label: 'Deposit', theirs: '€1,000', mine: '€1,200' },
];

test('one value of each pair is chosen; by default the typed one', async () => {
  const onChoose = jest.fn();
  renderScreen(<EditConflict rows={ROWS} isBusy={false} onChoose={onChoose} />, { path: '/' });
  expect(screen.getByRole('alert')).toHaveFocus();
  const pair = screen.getByRole('group', { name: 'Deposit' });
  expect(screen.getByRole('alert')).toContainElement(pair);
  await userEvent.click(screen.getByRole('radio', { name: 'Saved meanwhile €1,000' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  expect(onChoose).toHaveBeenCalledWith(new Set(['low']));
});

const page = (isDirty: boolean) => (
  <>
    <LeaveQuestion isDirty={isDirty} />
    <Link to="/d/campers">Campers</Link>
    <a href="#there">Further down</a>
  </>
);

test('a link is held back while there are unsaved changes, and followed after confirmation', async () => {
  renderScreen(page(true), { path: '/d/campers/1201/prices' });
  await userEvent.click(screen.getByRole('link', { name: 'Campers' }));
  expect(window.location.pathname).toMatch(/prices$/);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Campers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/campers$/));
});

test('a page with two changed forms is left after one question, and both discard what was typed', async () => {
  const onLeave = [jest.fn(), jest.fn()];
  renderScreen(
    <>
      <LeaveQuestion isDirty onLeave={onLeave[0]} />
      <LeaveQuestion isDirty onLeave={onLeave[1]} />
      {page(false)}
    </>,
    { path: '/d/campers/1201/prices' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Campers' }));
  expect(await screen.findAllByText('Leave without saving?')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Campers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/campers$/));
  for (const discard of onLeave) expect(discard).toHaveBeenCalledTimes(1);
});

test('links within the page, and pages without changes, need no confirmation', async () => {
  const { rerender } = renderScreen(page(true), { path: '/d/campers/1201/prices' });
  await userEvent.click(screen.getByRole('link', { name: 'Further down' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(page(false));
  await userEvent.click(screen.getByRole('link', { name: 'Campers' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/campers$/));
});

test.each([
  [true, true],
  [false, false],
])('with unsaved changes (%s) the browser asks before the tab is closed (%s)', (isDirty, asks) => {
  renderScreen(page(isDirty), { path: '/d/campers/1201/prices' });
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(asks);
});
