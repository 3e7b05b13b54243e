import { useState } from 'react';
import { useIntl } from 'react-intl';

import { amountOf, type CurrencyCode } from '@campavia/domain';
import { NumberField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Form, FormField, formErrorsOf, RadioField, type FormValues } from '@campavia/ui/forms';

import { useGrantCredit } from '../../../data/back-office/use-money';
import { backOfficeMessages } from '../back-office.messages';

import { AmountFields, GiftButtons } from './coupon-form';
import { moneyMessages } from './money.messages';
import { useNeeded } from './use-needed';

const MAX_REASON = 200;
const NUMBER_SIGN = '№';

interface CreditFormProps {
  /** Filled in from a person's page. */
  userId: string;
  onClose: () => void;
}

/** Grants a user a rental credit. */
export function CreditForm({ userId, onClose }: CreditFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { perform, isBusy, entries } = useGrantCredit();
  const [currency, setCurrency] = useState<CurrencyCode>('EUR');
  const needed = useNeeded();

  async function send(values: FormValues) {
    const credit = await perform({
      user_id: Number(values.user_id),
      kind: values.kind === 'gift_card' ? 'gift_card' : 'goodwill',
      amount: amountOf(values.amount) ?? '',
      currency,
      valid_until: values.valid_until ?? '',
      reason: values.reason ?? '',
    });
    if (!credit) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(moneyMessages.granted) });
    onClose();
  }

  return (
    <Form
      summaryTitle={formatMessage(moneyMessages.notSaved)}
      checks={{
        user_id: needed(formatMessage(moneyMessages.userId)),
        amount: needed(formatMessage(moneyMessages.amount)),
        valid_until: needed(formatMessage(moneyMessages.until)),
        reason: needed(formatMessage(moneyMessages.reason)),
      }}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <NumberField
        name="user_id"
        label={formatMessage(moneyMessages.userId)}
        value={userId}
        unit={NUMBER_SIGN}
        isWhole
      />
      <RadioField
        name="kind"
        label={formatMessage(moneyMessages.kind)}
        defaultValue="goodwill"
        options={[
          { value: 'goodwill', label: formatMessage(moneyMessages.goodwill) },
          { value: 'gift_card', label: formatMessage(moneyMessages.giftCard) },
        ]}
      />
      <AmountFields currency={currency} onChoose={setCurrency} />
      <FormField type="date" name="valid_until" label={formatMessage(moneyMessages.until)} />
      <FormField
        name="reason"
        label={formatMessage(moneyMessages.reason)}
        hint={formatMessage(moneyMessages.reasonHint)}
        maxLength={MAX_REASON}
      />
      <GiftButtons label={formatMessage(moneyMessages.grant)} isBusy={isBusy} onClose={onClose} />
    </Form>
  );
}
