import type { IntlShape } from 'react-intl';

import type { InsuranceSlug, RequestLineCode } from '@campavia/domain';

import { extraNames } from './extra-names.messages';
import { insuranceNames } from './insurance-names.messages';
import { lineMessages } from './line.messages';

/** The data that the name of a line depends on. */
export interface RequestLineChoices {
  /** Number of days of the line. */
  days: number;
  /** Kilometres a day; 0 for no limit. */
  km: number;
  insurance: InsuranceSlug;
}

type FormatName = (intl: IntlShape, choices: RequestLineChoices) => string;

const NAMES: Record<RequestLineCode, FormatName> = {
  price_gross: ({ formatMessage }, { days }) => formatMessage(lineMessages.gross, { days }),
  price_discount_weekly: ({ formatMessage }) => formatMessage(lineMessages.longStay),
  price_discount_early: ({ formatMessage }) => formatMessage(lineMessages.earlyStay),
  price_km: ({ formatMessage }, { km }) => formatMessage(lineMessages.km, { km }),
  price_options: ({ formatMessage }) => formatMessage(lineMessages.options),
  price_fees: ({ formatMessage }) => formatMessage(lineMessages.fees),
  price_insurance: ({ formatMessage }, { insurance }) =>
    insurance === 'none'
      ? formatMessage(lineMessages.ownInsurance)
      : formatMessage(insuranceNames[insurance], { owner: '' }),
  price_second_driver: ({ formatMessage }) => formatMessage(extraNames.secondDriver),
  price_rental_cover: ({ formatMessage }) => formatMessage(extraNames.rentalCover),
  price_coupon: ({ formatMessage }) => formatMessage(lineMessages.couponPart),
  price_cancellation_insurance: ({ formatMessage }) => formatMessage(extraNames.cancellation),
  buyback: ({ formatMessage }) => formatMessage(extraNames.buyback),
};

/** The name of a line of an extension or upgrade that has only its code and amount. */
export function formatRequestLineName(intl: IntlShape, code: string, choices: RequestLineChoices): string {
  return Object.hasOwn(NAMES, code)
    ? NAMES[code as RequestLineCode](intl, choices)
    : intl.formatMessage(lineMessages.added);
}
