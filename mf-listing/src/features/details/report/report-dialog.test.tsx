import { screen } from '@testing-library/react';

import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { ReportButton } from './report-button';

setUpWire();
// The dialog is a separate chunk, which is slow to load on a busy machine.
beforeAll(() => import('./report-dialog'), 60_000);

async function open() {
  const { user } = renderScreen(<ReportButton id={7} />);
  await user.click(screen.getByRole('button', { name: 'Report this camper' }));
  await screen.findByRole('dialog', { name: 'What is wrong with this page?' });
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send the report' })) };
}

test('a report without a reason is not sent, and the dialog says so', async () => {
  const { send } = await open();
  await send();
  expect(screen.getByText('Choose what is wrong.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Misleading text or pictures' })).toHaveFocus();
});

test('the reason "other" needs a comment', async () => {
  const sent = answer('post', '/3/products/7/report/', null, { status: 204 });
  const { user, send } = await open();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await send();
  const comment = screen.getByLabelText('In your own words');
  expect(comment).toHaveAccessibleDescription(/Say in a few words what is wrong/);
  expect(sent.urls).toHaveLength(0);
  await user.type(comment, 'The same pictures stand on another page');
  await send();
  expect(await screen.findByText(/Your report is with our team/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the camper' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a report that fails to send can be sent again, and nothing typed is lost', async () => {
  answer('post', '/3/products/7/report/', {}, { status: 500 });
  const { user, send } = await open();
  await user.click(screen.getByRole('radio', { name: 'The vehicle is not safe' }));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/not sent/);
  expect(screen.getByRole('radio', { name: 'The vehicle is not safe' })).toBeChecked();
  answer('post', '/3/products/7/report/', null, { status: 204 });
  await send();
  expect(await screen.findByText(/Your report is with our team/)).toBeVisible();
});
