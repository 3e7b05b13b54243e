import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { InsuranceConditions } from '@campavia/contracts';
import {
  anOwnCamper,
  anOwnerInsurance,
  someInsuranceConditions,
  somePreferences,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../../test/open-campers';

fixClock();
setUpWire();

const CONDITIONS = '/3/insurance/condition/product/1201/';
const PDF = new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' });

async function open(saved: InsuranceConditions) {
  answer('get', '/3/products/1201/', anOwnCamper({ id: 1201 }));
  answer('get', '/3/products/1201/update/preferences/', somePreferences({ insured_by: 'owner' }));
  answer('get', CONDITIONS, saved);
  openCampers('/d/campers/1201/settings');
  return screen.findByRole('textbox', { name: 'Guests pay at most' });
}

function upload(files: File[]) {
  return userEvent.upload(screen.getByLabelText('Files', { selector: 'input' }), files);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save conditions' }));

test('the first conditions need an amount and a file; they are sent completely and shown', async () => {
  const amount = await open(someInsuranceConditions({ conditions: null }));
  await save();
  expect((await screen.findAllByText('Say what guests pay at most. 0 means nothing.'))[0]).toBeVisible();
  expect(screen.getAllByText(/^Add the conditions of your insurance/)[0]).toBeVisible();
  const sent = answer('post', CONDITIONS, someInsuranceConditions(), { status: 201 });
  await userEvent.type(amount, '900');
  await upload([PDF]);
  expect(screen.getByText('policy.pdf')).toBeVisible();
  await save();
  expect(await screen.findByRole('link', { name: 'conditions-2027.pdf' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(sent.urls).toHaveLength(1);
  expect(screen.queryByText('policy.pdf')).not.toBeInTheDocument();
});

test('only changes are sent; nothing without any', async () => {
  const amount = await open(someInsuranceConditions());
  const conditions = anOwnerInsurance({ deductible_amount: '750.00' });
  const sent = answer('patch', CONDITIONS, someInsuranceConditions({ etag: '"2"', conditions }));
  await save();
  expect(sent.urls).toHaveLength(0);
  await userEvent.clear(amount);
  await userEvent.type(amount, '750');
  await save();
  await waitFor(() => expect(sent.urls).toHaveLength(1));
});

test('invalid files are named before they are uploaded', async () => {
  await open(someInsuranceConditions());
  const heavy = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  Object.defineProperty(heavy, 'size', { value: 11 * 1024 * 1024 });
  await upload([heavy]);
  await save();
  expect((await screen.findAllByText('“scan.pdf” is larger than 10 MB.'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “scan.pdf”' }));
  await upload(
    Array.from({ length: 6 }, (_, index) => new File(['x'], `page-${index}.png`, { type: 'image/png' })),
  );
  await save();
  expect((await screen.findAllByText(/^Choose 5 files at most/))[0]).toBeVisible();
});

test('an error of the api is shown at the files', async () => {
  await open(someInsuranceConditions());
  answer('patch', CONDITIONS, { file: ['Use PDF, JPEG, PNG or WebP files.'] }, { status: 400 });
  await upload([PDF]);
  await save();
  expect((await screen.findAllByText('Use PDF, JPEG, PNG or WebP files.'))[0]).toBeVisible();
  expect(screen.getByText('policy.pdf')).toBeVisible();
});

test('an amount saved in another tab is shown beside the typed one', async () => {
  const amount = await open(someInsuranceConditions());
  const current = someInsuranceConditions({
    etag: '"2"',
    conditions: anOwnerInsurance({ deductible_amount: '500.00' }),
  });
  answer('patch', CONDITIONS, { detail: '', code: 'edited_meanwhile', current }, { status: 412 });
  await userEvent.clear(amount);
  await userEvent.type(amount, '750');
  await save();
  expect(await screen.findByRole('group', { name: 'Guests pay at most' })).toHaveTextContent(/750.*500/);
  const sent = answer('patch', CONDITIONS, current);
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(sent.urls).toHaveLength(1));
  expect(await screen.findByRole('textbox', { name: 'Guests pay at most' })).toHaveValue('500.00');
});
