import type { PaymentErrorCode, PaymentErrorText, Referential } from '@campavia/contracts';
import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/payments/ca.json';
import de from '../../../messages/payments/de.json';
import en from '../../../messages/payments/en.json';
import enUs from '../../../messages/payments/en-us.json';
import es from '../../../messages/payments/es.json';
import fr from '../../../messages/payments/fr.json';
import it from '../../../messages/payments/it.json';
import nl from '../../../messages/payments/nl.json';
import nlBe from '../../../messages/payments/nl-be.json';
import pt from '../../../messages/payments/pt.json';
import { buildCatalogues } from '../../core/messages/build-catalogues';

/** Texts of a failed payment; `row` is the text in the history, if there is one. */
interface PaymentText extends PaymentErrorText {
  row?: string;
}

export type PaymentTexts = Record<PaymentErrorCode | 'default', PaymentText>;

/** Texts by failure and language. */
export const paymentTexts: Record<CatalogueName, PaymentTexts> = buildCatalogues<PaymentTexts>(
  { en, fr, de, es, it, nl, pt, ca },
  { 'en-us': enUs, 'nl-be': nlBe },
);

/** The payment texts in the referential's format. */
export function paymentErrorsIn(name: CatalogueName): Pick<Referential, 'payment_errors' | 'payin_errors'> {
  const { default: byDefault, ...byCode } = paymentTexts[name];
  const codes = Object.entries(byCode);
  return {
    payment_errors: {
      default: toErrorText(byDefault),
      codes: Object.fromEntries(codes.map(([code, text]) => [code, toErrorText(text)])),
    },
    payin_errors: {
      default: byDefault.row ?? byDefault.title,
      codes: Object.fromEntries(codes.flatMap(([code, { row }]) => (row ? [[code, row]] : []))),
    },
  };
}

function toErrorText({ title, description }: PaymentText): PaymentErrorText {
  return { title, description };
}
