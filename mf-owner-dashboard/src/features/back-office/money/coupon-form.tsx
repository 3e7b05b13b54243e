import { useState } from 'react';
import { useIntl } from 'react-intl';

import { amountOf, CURRENCIES, type CurrencyCode } from '@campavia/domain';
import { NumberField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import { Form, FormField, formErrorsOf, RadioField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useCreateCoupon } from '../../../data/back-office/use-money';
import { backOfficeMessages } from '../back-office.messages';

import { moneyMessages } from './money.messages';
import { TwoFields } from './money.styles';
import { useNeeded } from './use-needed';

const MAX_CODE = 20;
const MAX_REASON = 200;
const PERCENT = '%';
type Gives = 'amount' | 'percent';

/** A new coupon of an amount or a percentage. */
export function CouponForm({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { perform, isBusy, entries } = useCreateCoupon();
  const [gives, setGives] = useState<Gives>('amount');
  const [currency, setCurrency] = useState<CurrencyCode>('EUR');

  async function send(values: FormValues) {
    const gift =
      gives === 'amount'
        ? { amount: amountOf(values.amount) ?? '', currency }
        : { percent: Number(values.percent) };
    const coupon = await perform({
      code: values.code ?? '',
      ...gift,
      valid_from: values.valid_from ?? '',
      valid_until: values.valid_until ?? '',
      most_uses: Number(values.most_uses),
      reason: values.reason ?? '',
    });
    if (!coupon) return;
    const title = formatMessage(moneyMessages.created, { code: coupon.code });
    events.send('toast.shown', { tone: 'good', title });
    onClose();
  }

  return (
    <Form
      summaryTitle={formatMessage(moneyMessages.notSaved)}
      checks={useChecks(gives)}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <CouponFields gives={gives} onGives={setGives} currency={currency} onCurrency={setCurrency} />
      <GiftButtons label={formatMessage(moneyMessages.create)} isBusy={isBusy} onClose={onClose} />
    </Form>
  );
}

function useChecks(gives: Gives) {
  const { formatMessage } = useIntl();
  const needed = useNeeded();
  return {
    code: needed(formatMessage(moneyMessages.code)),
    // One of both is on the page.
    [gives]: needed(formatMessage(moneyMessages[gives])),
    valid_from: needed(formatMessage(moneyMessages.from)),
    valid_until: needed(formatMessage(moneyMessages.until)),
    most_uses: needed(formatMessage(moneyMessages.uses)),
    reason: needed(formatMessage(moneyMessages.reason)),
  };
}

interface CouponFieldsProps {
  gives: Gives;
  onGives: (gives: Gives) => void;
  currency: CurrencyCode;
  onCurrency: (currency: CurrencyCode) => void;
}

function CouponFields({ gives, onGives, currency, onCurrency }: CouponFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormField
        name="code"
        label={formatMessage(moneyMessages.code)}
        hint={formatMessage(moneyMessages.codeHint)}
        maxLength={MAX_CODE}
        autoComplete="off"
      />
      <RadioField
        name="gives"
        label={formatMessage(moneyMessages.gives)}
        defaultValue="amount"
        options={[
          { value: 'amount', label: formatMessage(moneyMessages.anAmount) },
          { value: 'percent', label: formatMessage(moneyMessages.aPercentage) },
        ]}
        onChange={(value) => onGives(value as Gives)}
      />
      {gives === 'amount' ? (
        <AmountFields currency={currency} onChoose={onCurrency} />
      ) : (
        <NumberField
          name="percent"
          label={formatMessage(moneyMessages.percent)}
          value=""
          unit={PERCENT}
          isWhole
        />
      )}
      <TwoFields>
        <FormField type="date" name="valid_from" label={formatMessage(moneyMessages.from)} />
        <FormField type="date" name="valid_until" label={formatMessage(moneyMessages.until)} />
      </TwoFields>
      <NumberField
        name="most_uses"
        label={formatMessage(moneyMessages.uses)}
        value="1"
        unit={formatMessage(moneyMessages.tripsUnit)}
        isWhole
      />
      <FormField
        name="reason"
        label={formatMessage(moneyMessages.reason)}
        hint={formatMessage(moneyMessages.reasonHint)}
        maxLength={MAX_REASON}
      />
    </>
  );
}

interface AmountFieldsProps {
  currency: CurrencyCode;
  onChoose: (currency: CurrencyCode) => void;
}

/** An amount and its currency. */
export function AmountFields({ currency, onChoose }: AmountFieldsProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const items = CURRENCIES.map((id) => ({ id, name: formatDisplayName(id, { type: 'currency' }) ?? id }));
  return (
    <TwoFields>
      <NumberField name="amount" label={formatMessage(moneyMessages.amount)} value="" unit={currency} />
      <Select
        label={formatMessage(moneyMessages.currency)}
        items={items}
        selectedId={currency}
        onChoose={({ id }) => onChoose(id)}
      />
    </TwoFields>
  );
}

interface GiftButtonsProps {
  label: string;
  isBusy: boolean;
  onClose: () => void;
}

/** Sends a form for a coupon or credit, or closes it. */
export function GiftButtons({ label, isBusy, onClose }: GiftButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={3}>
      <SubmitButton busyLabel={formatMessage(moneyMessages.busy)}>{label}</SubmitButton>
      <Button variant="quiet" disabled={isBusy} onClick={onClose}>
        {formatMessage(moneyMessages.cancel)}
      </Button>
    </Row>
  );
}
