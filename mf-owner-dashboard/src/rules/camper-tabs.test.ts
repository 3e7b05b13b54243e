import { anOwnCamper } from '@campavia/contracts/testing';

import { countDocumentsToSend, findLead } from './camper-tabs';

test.each([
  ['camper', true, 'bookable', 'camper.calendar'],
  ['camper', true, 'unpublished_owner', 'camper.calendar'],
  ['camper', true, 'created', undefined],
  ['camper', true, 'to_moderate', undefined],
  ['camper', true, 'published', undefined],
  ['camper', false, 'created', undefined],
  ['camper.calendar', true, 'bookable', undefined],
  ['camper.settings', true, 'created', undefined],
  ['camper.calendar', false, 'created', 'camper'],
  ['camper.settings', false, 'created', 'camper'],
] as const)(
  '%s of a camper that is publishable %s and %s redirects to %s',
  (address, publishable, state, lead) => {
    expect(findLead(address, { publishable, state })?.address).toBe(lead);
  },
);

test.each([
  ['created', 1],
  ['added', 1],
  ['refused', 1],
  ['expired', 1],
  ['valid_ask', 0],
  ['validated', 0],
  ['exp_soon', 0],
] as const)('a document that is %s adds %d to what waits for the owner', (status, count) => {
  const [document] = anOwnCamper().documents;
  const documents = document ? [{ ...document, status }] : [];
  expect(countDocumentsToSend({ documents })).toBe(count);
});
