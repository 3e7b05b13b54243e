import { createIntl } from 'react-intl';

import { describeChange } from './describe-change';

const intl = createIntl({ locale: 'en-IE', messages: {}, onError: () => undefined });
const describe_ = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  describeChange(intl, { before, after }).map(({ name, value }) =>
    `${name}: ${value}`.replaceAll(/\s/g, ' '),
  );

test.each([
  [{ status: 'valid_ask' }, { status: 'validated' }, ['State: Waiting for review → Accepted']],
  [
    { type: 'car_registr' },
    { reason: 'UNREADABLE' },
    ['Document: Vehicle registration', 'Reason: It cannot be read'],
  ],
  [
    { active: true, campers: [] },
    { active: false, reason: 'Fraud' },
    ['Account: Active → Suspended', 'Reason: Fraud'],
  ],
  [{ campers: [{ id: 7, status: 'bookable' }] }, {}, ['Campers: 7: Can be booked']],
  [{ paid: '1000.00 EUR' }, { refund: '400.50 EUR' }, ['Paid: €1,000.00', 'Refund: €400.50']],
  [{}, { valid_until: '2028-03-15', withdrawn: true }, ['Last day: 15 Mar 2028', 'Withdrawn: Yes']],
  [{ block: 'staff_hold' }, {}, ['Stopped because: Staff hold the payouts of this owner.']],
  [{ kept: 'as it is' }, { empty: null, none: '' }, ['kept: as it is']],
])('%o and then %o', (before, after, fields) => {
  expect(describe_(before, after)).toEqual(fields);
});
