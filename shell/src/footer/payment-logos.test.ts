import { paymentLogos } from './payment-logos';

function aType(code: string, logo: string | null = code, is_available = true) {
  return { code, logo, is_available, is_instalments: logo === 'cb2x' || logo === 'floa4x' };
}

test.each([
  ['a card stands for both houses', [aType('card')], ['Visa', 'Mastercard'], []],
  [
    'two and four parts are a group of their own',
    [aType('cred_4', 'floa4x'), aType('card_2', 'cb2x')],
    [],
    ['2×', '4×'],
  ],
  ['two types with one logo show it once', [aType('sofort', 'klarna'), aType('klarna')], ['Klarna'], []],
  [
    'every known logo has its mark',
    ['ho_vou', 'sofort', 'paypal', 'klarna', 'ideal', 'mbway'].map((code) => aType(code)),
    ['ANCV', 'Sofort', 'PayPal', 'Klarna', 'iDEAL', 'MB WAY'],
    [],
  ],
  ['what the site does not take is not shown', [aType('ideal', 'ideal', false)], [], []],
  ['what has no logo, or one that nobody knows, is skipped', [aType('transf', null), aType('coins')], [], []],
])('%s', (_, types, means, instalments) => {
  expect(paymentLogos(types)).toEqual({ means, instalments });
});
