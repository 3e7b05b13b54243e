import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormField } from '@campavia/ui/forms';
import { CreditCard } from '@campavia/ui/icons';

import { inGroups, withStroke } from '../rules/card-fields';
import { cardMessages } from './card.messages';
import { CardGrid } from './payment.styles';

/** What stands on a card. It leaves this page for its vault alone. */
export function CardPart() {
  const { formatMessage } = useIntl();
  return (
    <CardGrid>
      <FormField
        name="number"
        label={formatMessage(cardMessages.number)}
        icon={CreditCard}
        inputMode="numeric"
        autoComplete="cc-number"
        onInput={(event) => tidy(event, inGroups)}
      />
      <FormField
        name="expiry"
        label={formatMessage(cardMessages.expiry)}
        placeholder={formatMessage(cardMessages.expiryForm)}
        inputMode="numeric"
        autoComplete="cc-exp"
        onInput={(event) => tidy(event, withStroke)}
      />
      <FormField
        name="cvx"
        label={formatMessage(cardMessages.code)}
        placeholder={formatMessage(cardMessages.codeForm)}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
      />
      <FormField name="holder" label={formatMessage(cardMessages.holder)} autoComplete="cc-name" />
    </CardGrid>
  );
}

// Only at the end of the line: who corrects in the middle keeps the place.
function tidy({ currentTarget: field }: FormEvent<HTMLInputElement>, tidied: (text: string) => string) {
  if (field.selectionStart === field.value.length) field.value = tidied(field.value);
}
