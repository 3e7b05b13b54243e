import { paymentGroups } from './payment-groups';

function aType(code: string, logo: string | null = code, is_available = true) {
  return { code, logo, is_available, is_instalments: logo === 'cb2x' || logo === 'floa4x' };
}

test.each([
  ['a card shows both card schemes', [aType('card')], ['visa', 'mastercard'], []],
  [
    'two and four parts are a group of their own',
    [aType('cred_4', 'floa4x'), aType('card_2', 'cb2x')],
    [],
    ['two', 'four'],
  ],
  ['two types with one logo show it once', [aType('sofort', 'klarna'), aType('klarna')], ['klarna'], []],
  [
    'every known logo has its mark',
    ['ho_vou', 'sofort', 'paypal', 'klarna', 'ideal', 'mbway'].map((code) => aType(code)),
    ['ancv', 'sofort', 'paypal', 'klarna', 'ideal', 'mbway'],
    [],
  ],
  ['payment types that the site does not accept are hidden', [aType('ideal', 'ideal', false)], [], []],
  [
    'types without a logo, or with an unknown one, are skipped',
    [aType('transf', null), aType('coins')],
    [],
    [],
  ],
])('%s', (_, types, context, instalments) => {
  expect(paymentGroups(types)).toEqual({ context, instalments });
});
