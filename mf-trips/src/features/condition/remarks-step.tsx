import { useIntl } from 'react-intl';

import { H2, Text } from '@campavia/ui';
import { Form, type FormValues, SubmitButton, TextAreaField } from '@campavia/ui/forms';

import { useFormErrors } from '../../components/use-form-errors';

import { conditionMessages } from './condition.messages';
import { StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { EntryConflict } from './stale-note';
import { useTypedReport } from './use-typed-report';

/** Remarks about anything that photos do not show. */
export function RemarksStep({ party, report }: ReportProps) {
  const { formatMessage } = useIntl();
  const shown = report.remarks ?? '';
  const { key, onInput, save, writing } = useTypedReport({ party, report }, shown);
  const { isBusy, entries, stale } = writing;
  const errors = useFormErrors(entries);
  const title = formatMessage(conditionMessages.remarks);
  if (report.state !== 'open' && report.remarks === null) return null;
  return (
    <StepCard onInput={onInput}>
      <H2>{title}</H2>
      {report.state === 'open' ? (
        <Form
          key={key}
          summaryTitle={formatMessage(conditionMessages.notSaved)}
          onSubmit={({ remarks = '' }: FormValues) => void save({ remarks })}
          errors={errors}
          isBusy={isBusy}
        >
          <TextAreaField
            name="remarks"
            label={title}
            hint={formatMessage(conditionMessages.remarksHint)}
            isOptional
            defaultValue={shown}
          />
          <SubmitButton variant="line" busyLabel={formatMessage(conditionMessages.saving)}>
            {formatMessage(conditionMessages.saveRemarks)}
          </SubmitButton>
        </Form>
      ) : (
        <Text>{report.remarks}</Text>
      )}
      <EntryConflict
        writing={writing}
        name={party.name}
        mine={stale?.changes.remarks || formatMessage(conditionMessages.missing)}
        theirs={report.remarks ?? formatMessage(conditionMessages.missing)}
      />
    </StepCard>
  );
}
