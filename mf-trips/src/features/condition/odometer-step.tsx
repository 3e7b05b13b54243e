import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { formatDistance } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { H2, Text } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../components/use-form-errors';
import { formatOdometer, readOdometer } from '../../rules/conditions/condition-progress';

import { conditionMessages } from './condition.messages';
import { StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { EntryConflict } from './stale-note';
import { useTypedReport } from './use-typed-report';

/** The odometer, in the units of the site. */
export function OdometerStep({ party, report }: ReportProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { units } = usePlatform().site;
  const shown = formatOdometer(report.odometer_km, units);
  const { key, onInput, save, writing } = useTypedReport({ party, report }, shown);
  const { isBusy, entries, stale } = writing;
  const errors = useFormErrors(entries);
  const checks = useMemo(() => {
    const needed = formatMessage(conditionMessages.odometerNeeded);
    return {
      odometer_km: (value: string) => (readOdometer(value, units) === undefined ? needed : undefined),
    };
  }, [formatMessage, units]);
  const label = formatMessage(units === 'miles' ? conditionMessages.miles : conditionMessages.kilometres);

  async function submit(values: FormValues) {
    await save({ odometer_km: readOdometer(values.odometer_km ?? '', units) });
  }

  function distance(km: number | null | undefined): string {
    const isMissing = km === null || km === undefined;
    return isMissing ? formatMessage(conditionMessages.missing) : formatDistance(intl, km, units);
  }

  return (
    <StepCard onInput={onInput}>
      <H2>{formatMessage(conditionMessages.odometer)}</H2>
      {report.state === 'open' ? (
        <Form
          key={key}
          summaryTitle={formatMessage(conditionMessages.notSaved)}
          onSubmit={(values) => void submit(values)}
          errors={errors}
          checks={checks}
          isBusy={isBusy}
        >
          <FormField
            name="odometer_km"
            label={label}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={shown}
          />
          <SubmitButton variant="pine" busyLabel={formatMessage(conditionMessages.saving)}>
            {formatMessage(conditionMessages.saveOdometer)}
          </SubmitButton>
        </Form>
      ) : (
        <Text>{distance(report.odometer_km)}</Text>
      )}
      <EntryConflict
        writing={writing}
        name={party.name}
        mine={distance(stale?.changes.odometer_km)}
        theirs={distance(report.odometer_km)}
      />
    </StepCard>
  );
}
