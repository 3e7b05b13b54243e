import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { formatDistance } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { H2, Text } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useFormErrors } from '../../components/use-form-errors';
import { useConditionReport } from '../../data/conditions/use-condition-report';
import { formatOdometer, readOdometer } from '../../rules/conditions/condition-progress';

import { conditionMessages } from './condition.messages';
import { StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { StaleNote } from './stale-note';

/** The odometer, in the units of the site. */
export function OdometerStep({ trip, report }: ReportProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { units } = usePlatform().site;
  const { save, isBusy, entries, isStale } = useConditionReport(trip.id, report);
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

  return (
    <StepCard>
      <H2>{formatMessage(conditionMessages.odometer)}</H2>
      {report.state === 'open' ? (
        <Form
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
            defaultValue={formatOdometer(report.odometer_km, units)}
          />
          <SubmitButton variant="pine" busyLabel={formatMessage(conditionMessages.saving)}>
            {formatMessage(conditionMessages.saveOdometer)}
          </SubmitButton>
        </Form>
      ) : (
        <Text>
          {report.odometer_km === null
            ? formatMessage(conditionMessages.missing)
            : formatDistance(intl, report.odometer_km, units)}
        </Text>
      )}
      <StaleNote isStale={isStale} trip={trip} />
    </StepCard>
  );
}
