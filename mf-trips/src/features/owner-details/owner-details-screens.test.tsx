import { fireEvent, screen, within } from '@testing-library/react';

import { aCompany, aDocument, aLegalProfile, aMe, someDocuments } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAccount } from '../../../test/account-answers';
import { openPage } from '../../../test/open-page';

setUpWire();
beforeEach(answerAccount);

const LEGAL = '/v4/users/me/legal/';
const COMPANY = '/v4/users/me/company/';
const OWNER = { is_owner: true };

test('a private owner becomes a company; nothing typed is lost when a number is refused', async () => {
  answer('get', LEGAL, aLegalProfile());
  answer('get', '/3/users/me/', aMe({ ...OWNER, professional: true, professional_type: 'SOLETRADER' }));
  answer('get', COMPANY, { detail: 'None yet', code: 'company_not_found' }, { status: 404 });
  answer('post', COMPANY, { vat_number: ['This is not a valid VAT number.'] }, { status: 400 });
  await openPage('/d/account/professional', OWNER);
  const button = await screen.findByText('Save the company');
  const form = within(button.closest('form') as HTMLElement);
  const enter = (label: RegExp, value: string) =>
    fireEvent.input(form.getByLabelText(label), { target: { value } });
  fireEvent.click(form.getByLabelText(/^Sole trader/));
  enter(/^Name of the company/, 'Alpes Évasion');
  enter(/^Registration number/, '303 265 045');
  enter(/^VAT number/, 'FR1');
  fireEvent.click(button);
  expect(form.getAllByText('Missing: Town.').length).toBeGreaterThan(0);
  enter(/^Street and number/, '1 quai de la Tournette');
  enter(/^Postcode/, '74000');
  enter(/^Town/, 'Annecy');
  fireEvent.click(button);
  expect((await form.findAllByText(/not a valid VAT number/)).length).toBeGreaterThan(0);
  expect(form.getByLabelText(/^VAT number/)).toHaveValue('FR1');
  const calls = answer('post', COMPANY, aCompany({ professional_type: 'SOLETRADER' }), { status: 201 });
  fireEvent.click(screen.getByText('Save the company'));
  await screen.findByText(/With another type other documents are needed/);
  expect(calls.bodies[0]).toMatchObject({ professional_type: 'SOLETRADER', vat_number: 'FR1', email: null });
});

test('only the last characters of the saved tax number are shown beside the form', async () => {
  const document = aDocument({
    document_type: 'tax_identification_number',
    status: 'validated',
    number: '3023217600053',
    issuing_country: 'FR',
  });
  answer('get', '/3/docs/owner/:id/', someDocuments(document));
  await openPage('/d/account/tax_identification_number', OWNER);
  expect(await screen.findByText('In order: France, ending 053.')).toBeVisible();
  expect(screen.getByText(/EU rules \(DAC7\)/)).toBeVisible();
});
