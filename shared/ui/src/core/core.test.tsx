/** @jest-environment-options {"styles": true} */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { Button, ButtonLink, FailurePanel, Pager, Stars, TextField, Toast } from './index';
import { pagesAround } from './pages-around';

function renderIn(ui: ReactElement, locale = 'en-IE') {
  render(
    <IntlProvider locale={locale} onError={() => undefined}>
      {ui}
    </IntlProvider>,
  );
  return userEvent.setup();
}

test('a busy button ignores clicks and keeps the focus', async () => {
  const onClick = jest.fn();
  const user = renderIn(
    <Button isBusy busyLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('a button is named by its visible label, though both labels keep their space', () => {
  const face = <Button busyLabel="Sending">Send</Button>;
  renderIn(face);
  expect(screen.getByRole('button')).toHaveAccessibleName('Send');
  expect(screen.getByText('Sending')).not.toBeVisible();
});

test("a link that looks like a button uses the router's link component", () => {
  const RouterLink = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  );
  renderIn(
    <ButtonLink as={RouterLink} to="/s" variant="main">
      Find a camper
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/s');
});

test('a field shows its error', () => {
  renderIn(<TextField label="E-mail" hint="We write rarely" error="Add what comes after the dot" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('We write rarely Add what comes after the dot');
});

test('a success is a status, a failure an alert', () => {
  renderIn(
    <>
      <Toast tone="good" title="Saved" />
      <Toast tone="stop" title="Could not save it" />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Could not save it');
});

test('a rating is one number on screen and a sentence for screen readers', () => {
  renderIn(<Stars value={4.87} count={38} />, 'fr-FR');
  expect(screen.getByText('4,9 out of 5, 38 reviews')).toBeInTheDocument();
});

test('a failed part offers a retry', async () => {
  const onRetry = jest.fn();
  const user = renderIn(<FailurePanel onRetry={onRetry} reference="K7-2210" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your reference: K7-2210');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the pager says which page is shown and leads to its neighbours', () => {
  renderIn(<Pager page={5} pageCount={12} linkProps={(page) => ({ href: `?page=${page}` })} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=6');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=4');
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'later', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 12, [1, 'earlier', 4, 5, 6, 'later', 12]],
  [12, 12, [1, 'earlier', 11, 12]],
])('page %i of %i shows the numbers around it', (page, count, numbers) => {
  expect(pagesAround(page, count)).toEqual(numbers);
});
