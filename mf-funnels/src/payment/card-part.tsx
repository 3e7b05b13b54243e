import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormField } from '@campavia/ui/forms';
import { CreditCard } from '@campavia/ui/icons';

import { inGroups, withStroke } from '../rules/card-fields';
import { cardMessages } from './card.messages';
import { CardGrid } from './payment.styles';

/** What was typed before, by the name of its field; in the memory of the page alone. */
export type TypedForMeans = Readonly<Record<string, string>>;

/** What stands on a card. It leaves this page for its vault alone. */
export function CardPart({ typed }: { typed: TypedForMeans }) {
  const { formatMessage } = useIntl();
  return (
    <CardGrid>
      <FormField
        name="number"
        defaultValue={typed.number}
        label={formatMessage(cardMessages.number)}
        icon={CreditCard}
        inputMode="numeric"
        autoComplete="cc-number"
        onInput={(event) => tidy(event, inGroups)}
      />
      <FormField
        name="expiry"
        defaultValue={typed.expiry}
        label={formatMessage(cardMessages.expiry)}
        placeholder={formatMessage(cardMessages.expiryForm)}
        inputMode="numeric"
        autoComplete="cc-exp"
        onInput={(event) => tidy(event, withStroke)}
      />
      <FormField
        name="cvx"
        defaultValue={typed.cvx}
        label={formatMessage(cardMessages.code)}
        placeholder={formatMessage(cardMessages.codeForm)}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
      />
      <FormField
        name="holder"
        defaultValue={typed.holder}
        label={formatMessage(cardMessages.holder)}
        autoComplete="cc-name"
      />
    </CardGrid>
  );
}

// Only at the end of the line: who corrects in the middle keeps the place.
function tidy({ currentTarget: field }: FormEvent<HTMLInputElement>, tidied: (text: string) => string) {
  if (field.selectionStart === field.value.length) field.value = tidied(field.value);
}
