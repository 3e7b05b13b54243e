import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper, PriceDetails, UpdatePriceDetails } from '@campavia/contracts';
import { PRICE_LIMITS, type FieldValues } from '@campavia/domain';
import { NumberField } from '@campavia/parts/fields';
import { PairedFields } from '@campavia/parts/vehicle-form';
import { useAction, useNavigate } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, type FieldCheck } from '@campavia/ui/forms';

import { useAutosave } from '../../../data/use-autosave';
import { usePrices, type UsePrices } from '../../../data/use-prices';
import {
  changesOf,
  findPriceProblem,
  PRICE_FIELDS,
  SEASON_FIELDS,
  valuesOf,
  type PriceField,
} from '../../../rules/price-values';
import { stepPath } from '../../../rules/steps';
import { frameMessages } from '../frame/frame.messages';
import { StepFoot } from '../frame/step-foot';
import { StepFrame } from '../frame/step-frame';

import { priceMessages } from './price-step.messages';
import { Suggestion } from './suggestion';

const STEP = 'product-price';

export function PriceStep({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { prices, hasFailed, isRetrying, retry, save } = usePrices(camper.id);
  if (prices) return <PriceForm camper={camper} prices={prices} save={save} />;
  return (
    <StepFrame step={STEP} camper={camper}>
      {hasFailed ? (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(priceMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      ) : (
        <Skeleton $height="24rem" aria-hidden="true" />
      )}
    </StepFrame>
  );
}

interface PriceFormProps extends Pick<UsePrices, 'save'> {
  camper: OwnCamper;
  prices: PriceDetails;
}

function PriceForm({ camper, prices, save }: PriceFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [suggested, setSuggested] = useState<FieldValues>({});
  const [round, setRound] = useState(0);
  const autosave = useAutosave<PriceDetails, UpdatePriceDetails>({
    listing: `${camper.id} prices`,
    resource: prices,
    foreignEdits: round,
    valuesOf,
    changesOf,
    save,
  });
  const { perform, isBusy } = useAction(async () => {
    if ((await autosave.flush()) === 'saved') void navigate(stepPath('end', String(camper.id)));
  });
  const { state, values } = autosave;

  /** The fields show the suggestion; it is saved as if it had been typed. */
  function take(next: FieldValues) {
    setSuggested(next);
    setRound((before) => before + 1);
    requestAnimationFrame(() => autosave.readAgain());
  }

  return (
    <StepFrame step={STEP} camper={camper} saving={{ state, keptIn: 'account' }}>
      <div onInput={autosave.readAgain} ref={autosave.frame}>
        <Form
          summaryTitle={formatMessage(frameMessages.notSaved)}
          checks={usePriceChecks(prices.currency)}
          errors={formErrorsOf(state.kind === 'refused' ? state.entries : [], {
            unknown: formatMessage(frameMessages.unknown),
          })}
          isBusy={isBusy}
          onSubmit={() => void perform()}
        >
          <PriceFields
            key={round}
            camper={camper}
            currency={prices.currency}
            values={{ ...values, ...suggested }}
            onTake={take}
          />
          <StepFoot step={STEP} camperId={camper.id}>
            <SubmitButton variant="main" busyLabel={formatMessage(frameMessages.saving)}>
              {formatMessage(frameMessages.goOn)}
            </SubmitButton>
          </StepFoot>
        </Form>
      </div>
    </StepFrame>
  );
}

interface PriceFieldsProps {
  camper: OwnCamper;
  currency: string;
  values: FieldValues;
  onTake: (suggestion: FieldValues) => void;
}

function PriceFields({ camper, currency, values, onTake }: PriceFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <Suggestion camper={camper} onTake={onTake} />
      <PairedFields>
        {SEASON_FIELDS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={formatMessage(priceMessages[name])}
            value={values[name]}
            unit={formatMessage(priceMessages.perDay, { currency })}
          />
        ))}
        <NumberField
          name="deposit"
          label={formatMessage(priceMessages.deposit)}
          hint={formatMessage(priceMessages.depositHint)}
          value={values.deposit}
          unit={currency}
        />
      </PairedFields>
    </Stack>
  );
}

function usePriceChecks(currency: string): Record<PriceField, FieldCheck> {
  const { formatMessage, formatNumber } = useIntl();
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  const check =
    (field: PriceField): FieldCheck =>
    (text) => {
      const problem = findPriceProblem(field, text);
      if (problem !== 'outside') return problem && formatMessage(priceMessages[problem]);
      const { least, most } = PRICE_LIMITS[field];
      return formatMessage(priceMessages.between, { least: money(least), most: money(most) });
    };
  return Object.fromEntries(PRICE_FIELDS.map((field) => [field, check(field)])) as Record<
    PriceField,
    FieldCheck
  >;
}
