import { useIntl } from 'react-intl';

import { PRICE_LIMITS, type LimitedField } from '@campavia/domain';
import type { FieldCheck } from '@campavia/ui/forms';

import { findProblem } from '../../rules/prices/price-checks';
import { AMOUNT_FIELDS, DEPOSIT_MEANS, meanField, WHOLE_FIELDS } from '../../rules/prices/price-values';

import { checkMessages } from './check.messages';

/** Returns the error of a typed number. */
export function useNumberCheck(): (field: LimitedField) => FieldCheck {
  const { formatMessage, formatNumber } = useIntl();
  return (field) => (text) => {
    const problem = findProblem(field, text);
    const { least, most } = PRICE_LIMITS[field];
    const bound = formatNumber(problem === 'tooMuch' ? most : least);
    return problem && formatMessage(checkMessages[problem], { bound });
  };
}

/** The checks of the whole form, by field. */
export function usePriceChecks(): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const checkOf = useNumberCheck();
  const numbers = [...AMOUNT_FIELDS, ...WHOLE_FIELDS].map((name) => [name, checkOf(name)] as const);
  return {
    ...Object.fromEntries(numbers),
    [meanField('card')]: (_, values) =>
      DEPOSIT_MEANS.some((mean) => values[meanField(mean)])
        ? undefined
        : formatMessage(checkMessages.noMeans),
  };
}
