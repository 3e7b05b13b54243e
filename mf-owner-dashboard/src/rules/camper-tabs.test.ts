import { findLead } from './camper-tabs';

test.each([
  ['camper', true, 'camper.calendar'],
  ['camper', false, undefined],
  ['camper.calendar', true, undefined],
  ['camper.settings', true, undefined],
  ['camper.calendar', false, 'camper'],
  ['camper.settings', false, 'camper'],
])('%s of a camper that is publishable %s leads to %s', (address, publishable, lead) => {
  expect(findLead(address, { publishable })?.address).toBe(lead);
});
