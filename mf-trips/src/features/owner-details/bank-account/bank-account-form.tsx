import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import type { UseBankAccount } from '../../../data/account/use-bank-account';
import { isEmpty } from '../../../rules/form-checks';
import { findIbanProblem } from './find-iban-problem';

import { AddressFields } from '../professional/address-fields';
import { professionalMessages } from '../professional/professional.messages';
import { bankAccountMessages } from './bank-account.messages';

export interface BankAccountFormProps {
  me: Me;
  bankAccount: Pick<UseBankAccount, 'change' | 'isBusy' | 'entries'>;
  onSaved: () => void;
}

export function BankAccountForm({ me, bankAccount, onSaved }: BankAccountFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { change, isBusy, entries } = bankAccount;
  const errors = useFormErrors(entries);
  const checks = useChecks();

  async function save({ iban = '', holder = '', ...values }: FormValues) {
    const { street = '', zipcode = '', city = '', country = '' } = values;
    const saved = await change({ iban, holder, street, zipcode, city, country });
    if (!saved) return;
    const title = saved.status === 'queued' ? bankAccountMessages.queuedToast : bankAccountMessages.saved;
    events.send('toast.shown', { tone: 'good', title: formatMessage(title) });
    onSaved();
  }

  return (
    <Form
      summaryTitle={formatMessage(bankAccountMessages.notSaved)}
      onSubmit={(values) => void save(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      <FormField
        name="iban"
        label={formatMessage(bankAccountMessages.iban)}
        hint={formatMessage(bankAccountMessages.ibanHint)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <FormField
        name="holder"
        label={formatMessage(bankAccountMessages.holder)}
        hint={formatMessage(bankAccountMessages.holderHint)}
        autoComplete="name"
        maxLength={100}
        defaultValue={me.professional ? '' : `${me.first_name} ${me.last_name}`}
      />
      <AddressFields known={me} />
      <div>
        <SubmitButton busyLabel={formatMessage(bankAccountMessages.saving)}>
          {formatMessage(bankAccountMessages.save)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function useChecks() {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = (label: MessageDescriptor) => (written: string) =>
      isEmpty(written)
        ? formatMessage(professionalMessages.needed, { field: formatMessage(label) })
        : undefined;
    const iban = (written: string) => {
      const problem = findIbanProblem(written);
      return problem && formatMessage(bankAccountMessages[problem]);
    };
    return {
      iban,
      holder: needed(bankAccountMessages.holder),
      street: needed(professionalMessages.street),
      zipcode: needed(professionalMessages.zipcode),
      city: needed(professionalMessages.city),
    };
  }, [formatMessage]);
}
