import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { Button, ErrorText, H2, Note, Small } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';
import { Check } from '@campavia/ui/icons';

import { useFormErrors } from '../../components/use-form-errors';
import { useConditionReport, useOwnerCode } from '../../data/conditions/use-condition-report';
import { findMissingParts } from '../../rules/conditions/condition-progress';
import { isEmpty } from '../../rules/form-checks';

import { conditionMessages } from './condition.messages';
import { BigButtons, StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { StaleNote } from './stale-note';

const MISSING = {
  photos: conditionMessages.missingPhotos,
  kilometres: conditionMessages.missingOdometer,
  fuel: conditionMessages.missingFuel,
} as const;

/** The confirmation of the guest, then that of the owner on the same phone. */
export function ConfirmStep({ party, report }: ReportProps) {
  const { formatMessage } = useIntl();
  const { name, side } = party;
  const { confirm, isBusy, entries, stale } = useConditionReport(party, report);
  const isConfirmed = side === 'guest' ? report.guest_confirmed_at : report.owner_confirmed_at;
  const missing = findMissingParts(report);
  return (
    <StepCard>
      <H2>{formatMessage(conditionMessages.confirm)}</H2>
      {isConfirmed === null ? (
        <>
          <Small as="p" $tone="soft">
            {side === 'guest'
              ? formatMessage(conditionMessages.confirmText, { owner: name })
              : formatMessage(conditionMessages.confirmTextOwner, { guest: name })}
          </Small>
          {missing.map((part) => (
            <Small as="p" key={part}>
              {formatMessage(MISSING[part])}
            </Small>
          ))}
          <BigButtons>
            <Button
              variant="main"
              icon={Check}
              disabled={missing.length > 0}
              isBusy={isBusy}
              busyLabel={formatMessage(conditionMessages.confirming)}
              onClick={() => void confirm()}
            >
              {formatMessage(conditionMessages.confirmReport)}
            </Button>
          </BigButtons>
          <div role="alert">
            {entries.length > 0 && (
              <ErrorText>{entries[0]?.text ?? formatMessage(conditionMessages.notSaved)}</ErrorText>
            )}
          </div>
        </>
      ) : (
        <>
          <Note tone="good">{formatMessage(conditionMessages.youConfirmed)}</Note>
          {side === 'guest' ? (
            <OwnerConfirmation party={party} report={report} />
          ) : (
            <Small as="p">{formatMessage(conditionMessages.guestConfirms, { guest: name })}</Small>
          )}
        </>
      )}
      <Small as="p" $tone="soft">
        {formatMessage(conditionMessages.changesRemove)}
      </Small>
      <StaleNote isStale={stale !== undefined} name={name} />
    </StepCard>
  );
}

function OwnerConfirmation({ party, report }: ReportProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const owner = party.name;
  const { enter, send, isBusy, entries } = useOwnerCode(party.bookingId, report);
  const errors = useFormErrors(entries);
  const checks = useMemo(() => {
    const needed = formatMessage(conditionMessages.codeNeeded);
    return { code: (value: string) => (isEmpty(value) ? needed : undefined) };
  }, [formatMessage]);
  const until = report.code_expires_at;
  const text = until
    ? formatMessage(conditionMessages.codeSent, {
        owner,
        until: formatMoment(intl, momentMs(until), party.timeZone),
      })
    : formatMessage(conditionMessages.codeOver, { owner });
  return (
    <>
      <Small as="p" role="status">
        {text}
      </Small>
      <Form
        summaryTitle={formatMessage(conditionMessages.notConfirmed)}
        onSubmit={({ code = '' }: FormValues) => void enter(code)}
        errors={errors}
        checks={checks}
        isBusy={isBusy}
      >
        <FormField
          name="code"
          label={formatMessage(conditionMessages.code)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <SubmitButton busyLabel={formatMessage(conditionMessages.confirming)}>
          {formatMessage(conditionMessages.confirmAsOwner)}
        </SubmitButton>
      </Form>
      <Button variant="line" disabled={isBusy} onClick={() => void send()}>
        {formatMessage(conditionMessages.sendCode)}
      </Button>
    </>
  );
}
