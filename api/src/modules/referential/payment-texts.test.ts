import { PAYIN_ERROR_CODES, PAYMENT_ERROR_CODES } from '@campavia/contracts';
import { LANGUAGES } from '@campavia/i18n/sites';

import { paymentErrorsIn, paymentTexts } from './payment-texts';

const others = LANGUAGES.filter((language) => language !== 'en');

test.each(LANGUAGES)('every failure of a payment has words in %s', (language) => {
  const { payment_errors, payin_errors } = paymentErrorsIn(language);
  expect(Object.keys(payment_errors.codes).sort()).toEqual([...PAYMENT_ERROR_CODES].sort());
  expect(Object.keys(payin_errors.codes).sort()).toEqual([...PAYIN_ERROR_CODES].sort());
  const texts = [payment_errors.default, ...Object.values(payment_errors.codes)];
  for (const { title, description } of texts) {
    expect(title).toMatch(/\p{L}$/u);
    expect(description).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test.each(others)('no text is in English in %s', (language) => {
  const english = new Set(Object.values(paymentTexts.en).flatMap((text) => Object.values(text)));
  const left = Object.values(paymentTexts[language]).flatMap((text) => Object.values(text));
  expect(left.filter((texts) => english.has(texts))).toEqual([]);
});
