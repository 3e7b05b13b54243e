import { useIntl } from 'react-intl';

import { formErrorsOf } from '@campavia/ui/forms';

import type { FailureEntry } from '../../data/failure-entries';
import { CountedForm, type CountedFormProps } from '../../parts/counted-form';
import { frameMessages } from '../frame.messages';
import type { StepProps } from '../step-props';

export interface StepFormProps
  extends
    Pick<CountedFormProps, 'checks' | 'isBusy' | 'onSubmit' | 'children'>,
    Pick<StepProps, 'head' | 'notes'> {
  /** What came of the last sending. */
  entries: readonly FailureEntry[];
  /** Says what did not happen, and with its `count` how many things are to be put right. */
  title?: (typeof frameMessages)['notKept'];
}

/** The form of a step: what is wrong with it first, then the heading of the step, then what is asked. */
export function StepForm({ head, notes, entries, title = frameMessages.notKept, ...form }: StepFormProps) {
  const { formatMessage } = useIntl();
  const errors = formErrorsOf(entries, { unknown: formatMessage(frameMessages.unknown) });
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
      // That nobody answers is nothing that the reader could put right.
      summaryTitle={({ count, inFields }) => formatMessage(title, { count: inFields > 0 ? count : 0 })}
    />
  );
}
