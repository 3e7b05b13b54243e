import { useIntl } from 'react-intl';

import { CONDITION_CHECKS, type ConditionCheck } from '@campavia/domain';
import { ErrorText, H2, Small } from '@campavia/ui';

import { useConditionReport } from '../../data/conditions/use-condition-report';

import { checkMessages } from './checks.messages';
import { conditionMessages } from './condition.messages';
import { CheckList, StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { EntryConflict } from './stale-note';

/** The checklist of both sides; each checkbox is saved at once. None of it is required to confirm the report. */
export function ChecksStep({ party, report }: ReportProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const writing = useConditionReport(party, report);
  const { save, isBusy, entries, stale } = writing;
  const title = formatMessage(checkMessages.title);

  function toggle(check: ConditionCheck) {
    const isTicked = report.checked.includes(check);
    const others = report.checked.filter((each) => each !== check);
    void save({ checked: isTicked ? others : [...others, check] });
  }

  function namesOf(checks: readonly ConditionCheck[] = []): string {
    if (checks.length === 0) return formatMessage(checkMessages.none);
    return intl.formatList(checks.map((check) => formatMessage(checkMessages[check])));
  }

  return (
    <StepCard>
      <H2>{title}</H2>
      <Small as="p" $tone="soft">
        {formatMessage(report.moment === 'pick_up' ? checkMessages.atPickUp : checkMessages.atReturn)}
      </Small>
      <CheckList role="group" aria-label={title}>
        {CONDITION_CHECKS.map((check) => (
          <label key={check}>
            <input
              type="checkbox"
              checked={report.checked.includes(check)}
              disabled={report.state !== 'open'}
              // Disabling it during the request would drop the focus.
              aria-disabled={isBusy || undefined}
              onChange={() => toggle(check)}
            />
            <span>{formatMessage(checkMessages[check])}</span>
          </label>
        ))}
      </CheckList>
      <div role="alert">
        {entries.length > 0 && (
          <ErrorText>{entries[0]?.text ?? formatMessage(conditionMessages.notSaved)}</ErrorText>
        )}
      </div>
      <EntryConflict
        writing={writing}
        name={party.name}
        mine={namesOf(stale?.changes.checked)}
        theirs={namesOf(report.checked)}
      />
    </StepCard>
  );
}
