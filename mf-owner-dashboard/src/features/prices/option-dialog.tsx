import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { CreateOwnOption, OwnOption } from '@campavia/contracts';
import { LISTING_OPTIONS, amountOf } from '@campavia/domain';
import { NumberField } from '@campavia/parts/fields';
import { formatOptionName } from '@campavia/parts/price-breakdown';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import {
  type FieldCheck,
  Form,
  FormField,
  formErrorsOf,
  type FormValues,
  RadioField,
  SubmitButton,
} from '@campavia/ui/forms';

import { Modal } from '../../components/overlays';
import { editMessages } from '../../components/edit/edit.messages';
import type { ErrorEntry } from '../../data/use-edit';
import type { PriceChange, PricesEdit } from '../../data/use-prices';

import { checkMessages } from './check.messages';
import { optionMessages } from './option.messages';
import { TwoFields } from './prices.styles';
import { pricesMessages } from './prices.messages';
import { useNumberCheck } from './use-price-checks';

export interface OptionDialogProps {
  /** Undefined for a new one. */
  option: OwnOption | undefined;
  edit: PricesEdit;
  onClose: () => void;
}

type Code = OwnOption['code'];

/** The form of an extra: its kind, its price, and whether per day or once. */
export function OptionDialog({ option, edit, onClose }: OptionDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const [code, setCode] = useState<Code>(option?.code ?? LISTING_OPTIONS[0]);
  const checks = useOptionChecks(code);
  const title = option ? formatOptionName(intl, option) : formatMessage(optionMessages.add);

  async function save(values: FormValues) {
    if (!(await edit.save(changeOf(option, code, values)))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(pricesMessages.saved) });
    onClose();
  }

  return (
    <Modal isOpen onClose={onClose} title={title}>
      <Form
        summaryTitle={formatMessage(pricesMessages.notSaved)}
        checks={checks}
        errors={formErrorsOf(entriesOf(edit), { unknown: formatMessage(pricesMessages.unknown) })}
        isBusy={edit.isBusy}
        onSubmit={(values) => void save(values)}
      >
        {!option && (
          <Select
            label={formatMessage(optionMessages.which)}
            items={LISTING_OPTIONS.map((id) => ({ id, name: formatOptionName(intl, { code: id }) }))}
            selectedId={code}
            onChoose={({ id }) => setCode(id)}
          />
        )}
        <OptionFields option={option} code={code} currency={edit.baseline.currency} />
        <Row $gap={3}>
          <SubmitButton busyLabel={formatMessage(editMessages.saving)}>
            {formatMessage(editMessages.save)}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(optionMessages.cancel)}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}

function useOptionChecks(code: Code): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  const checkOf = useNumberCheck();
  return {
    unit_price: checkOf('unit_price'),
    max_quantity: checkOf('max_quantity'),
    name: (text) => (code === 'other' && !text.trim() ? formatMessage(checkMessages.noName) : undefined),
  };
}

/** Why the extra was refused, if it was the last save. */
function entriesOf({ refused }: PricesEdit): ErrorEntry[] {
  const isOption = refused?.changes.kind === 'addOption' || refused?.changes.kind === 'updateOption';
  return isOption ? refused.entries : [];
}

interface OptionFieldsProps {
  option: OwnOption | undefined;
  code: Code;
  currency: string;
}

const NEW = { name: '', unit_price: '', max_quantity: 1, recurrence: 'booking' } as const;

function OptionFields({ option, code, currency }: OptionFieldsProps) {
  const { formatMessage } = useIntl();
  const { name, unit_price, max_quantity, recurrence } = option ?? NEW;
  return (
    <>
      {code === 'other' && (
        <FormField
          name="name"
          label={formatMessage(optionMessages.name)}
          maxLength={60}
          defaultValue={name ?? ''}
        />
      )}
      <TwoFields>
        <NumberField
          name="unit_price"
          label={formatMessage(optionMessages.price)}
          value={unit_price.replace(/\.00$/, '')}
          unit={currency}
        />
        <NumberField
          name="max_quantity"
          label={formatMessage(optionMessages.quantity)}
          value={String(max_quantity)}
          unit=""
          isWhole
        />
      </TwoFields>
      <RadioField
        name="recurrence"
        label={formatMessage(optionMessages.recurrence)}
        defaultValue={recurrence}
        options={[
          { value: 'booking', label: formatMessage(optionMessages.onceATrip) },
          { value: 'day', label: formatMessage(optionMessages.aDay) },
        ]}
      />
    </>
  );
}

function changeOf(option: OwnOption | undefined, code: Code, values: FormValues): PriceChange {
  const form = {
    recurrence: values.recurrence as OwnOption['recurrence'],
    unit_price: amountOf(values.unit_price) ?? '',
    max_quantity: Number(values.max_quantity),
    ...(code === 'other' && { name: values.name ?? '' }),
  } satisfies Omit<CreateOwnOption, 'code'>;
  return option
    ? { kind: 'updateOption', form: { id: option.id, ...form } }
    : { kind: 'addOption', form: { code, ...form } };
}
