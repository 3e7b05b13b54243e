import type { InputEvent } from 'react';
import { useIntl } from 'react-intl';

import { useUser } from '@campavia/remote-kit';
import { FormField } from '@campavia/ui/forms';
import { CreditCard, Smartphone } from '@campavia/ui/icons';

import { formatCardNumber, formatExpiry } from '../../../rules/payment/card-fields';
import { CardGrid } from '../payment.styles';
import { cardMessages } from './card.messages';

/** Values by field name; kept in memory only, because they may be card data. */
export type TypedForMethod = Readonly<Record<string, string>>;

/** The card fields. Their values are sent to the vault only. */
export function CardFields({ typed }: { typed: TypedForMethod }) {
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
        onInput={(event) => tidy(event, formatCardNumber)}
      />
      <FormField
        name="expiry"
        defaultValue={typed.expiry}
        label={formatMessage(cardMessages.expiry)}
        placeholder={formatMessage(cardMessages.expiryForm)}
        inputMode="numeric"
        autoComplete="cc-exp"
        onInput={(event) => tidy(event, formatExpiry)}
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

// Formats only with the cursor at the end, so that a correction in the middle does not move it.
function tidy({ currentTarget: field }: InputEvent<HTMLInputElement>, tidied: (text: string) => string) {
  if (field.selectionStart === field.value.length) field.value = tidied(field.value);
}

export function PhoneField({ typed }: { typed: TypedForMethod }) {
  const { formatMessage } = useIntl();
  const own = useUser()?.phone ?? '';
  return (
    <FormField
      name="phone"
      type="tel"
      label={formatMessage(cardMessages.phone)}
      hint={formatMessage(cardMessages.phoneHint)}
      icon={Smartphone}
      autoComplete="tel"
      defaultValue={typed.phone ?? own}
    />
  );
}
