import { useIntl } from 'react-intl';

import { formErrorsOf } from '@campavia/ui/forms';

import type { UseSaveTrip } from '../../../data/use-save-booking';
import { CountedForm, type CountedFormProps } from '../../../components/forms/counted-form';
import { funnelMessages } from '../funnel.messages';
import type { StepProps } from '../step-props';

export interface StepFormProps
  extends
    Pick<CountedFormProps, 'checks' | 'isBusy' | 'onSubmit' | 'children'>,
    Pick<StepProps, 'head' | 'notes'> {
  entries: Readonly<UseSaveTrip['entries']>;
  title?: (typeof funnelMessages)['notSaved'];
}

export function StepForm({ head, notes, entries, title = funnelMessages.notSaved, ...form }: StepFormProps) {
  const { formatMessage } = useIntl();
  const errors = formErrorsOf(entries, { unknown: formatMessage(funnelMessages.unknown) });
  return (
    <CountedForm
      {...form}
      errors={errors}
      head={
        <>
          {head}
          {notes}
        </>
      }
      // A missing response of the api is not counted as a problem of the guest.
      summaryTitle={({ count, inFields }) => formatMessage(title, { count: inFields > 0 ? count : 0 })}
    />
  );
}
