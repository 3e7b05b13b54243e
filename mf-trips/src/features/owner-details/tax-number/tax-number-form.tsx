import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Document, Me } from '@campavia/contracts';
import { TAX_COUNTRIES } from '@campavia/domain';
import { ChoiceField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import type { UseTaxNumber } from '../../../data/account/use-tax-number';
import { isEmpty } from '../../../rules/form-checks';

import { useCountries } from '../use-countries';
import { taxNumberMessages } from './tax-number.messages';

export interface TaxNumberFormProps {
  me: Me;
  document: Document;
  taxNumber: Pick<UseTaxNumber, 'save' | 'isBusy' | 'entries'>;
}

export function TaxNumberForm({ me, document, taxNumber }: TaxNumberFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { save, isBusy, entries } = taxNumber;
  const errors = useFormErrors(entries);
  const countries = useCountries(TAX_COUNTRIES);
  const home = TAX_COUNTRIES.find((country) => country === me.country);
  const checks = useMemo(
    () => ({
      number: (written: string) => (isEmpty(written) ? formatMessage(taxNumberMessages.needed) : undefined),
    }),
    [formatMessage],
  );

  async function saveNumber({ number = '', issuing_country = '' }: FormValues) {
    if (!(await save({ number, issuing_country }))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(taxNumberMessages.saved) });
  }

  return (
    <Form
      summaryTitle={formatMessage(taxNumberMessages.notSaved)}
      onSubmit={(values) => void saveNumber(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      <ChoiceField
        name="issuing_country"
        label={formatMessage(taxNumberMessages.country)}
        hint={formatMessage(taxNumberMessages.countryHint)}
        choices={countries}
        value={document.issuing_country ?? home}
      />
      <FormField
        name="number"
        label={formatMessage(taxNumberMessages.number)}
        hint={formatMessage(taxNumberMessages.numberHint)}
        autoComplete="off"
        maxLength={50}
        defaultValue={document.number ?? ''}
      />
      <div>
        <SubmitButton busyLabel={formatMessage(taxNumberMessages.saving)}>
          {formatMessage(taxNumberMessages.save)}
        </SubmitButton>
      </div>
    </Form>
  );
}
