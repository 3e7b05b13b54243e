import { useIntl } from 'react-intl';

import { FULL_TANK_EIGHTHS } from '@campavia/domain';
import { ErrorText, H2 } from '@campavia/ui';

import { useConditionReport } from '../../data/conditions/use-condition-report';

import { conditionMessages } from './condition.messages';
import { FuelButtons, StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { EntryConflict } from './stale-note';

const LEVELS = Array.from({ length: FULL_TANK_EIGHTHS + 1 }, (_, eighths) => eighths);

/** The fuel gauge in eighths; a click saves it. */
export function FuelStep({ party, report }: ReportProps) {
  const { formatMessage } = useIntl();
  const writing = useConditionReport(party, report);
  const { save, isBusy, entries, stale } = writing;
  const title = formatMessage(conditionMessages.fuel);

  function nameOf(eighths: number | null | undefined): string {
    if (eighths === null || eighths === undefined) return formatMessage(conditionMessages.missing);
    if (eighths === 0) return formatMessage(conditionMessages.empty);
    if (eighths === FULL_TANK_EIGHTHS) return formatMessage(conditionMessages.full);
    return `${eighths}/${FULL_TANK_EIGHTHS}`;
  }

  return (
    <StepCard>
      <H2>{title}</H2>
      <FuelButtons role="group" aria-label={title}>
        {LEVELS.map((eighths) => (
          <button
            key={eighths}
            type="button"
            aria-pressed={report.fuel_eighths === eighths}
            disabled={report.state !== 'open'}
            // Disabling it during the request would drop the focus.
            aria-disabled={isBusy || undefined}
            onClick={() => void save({ fuel_eighths: eighths })}
          >
            {nameOf(eighths)}
          </button>
        ))}
      </FuelButtons>
      <div role="alert">
        {entries.length > 0 && (
          <ErrorText>{entries[0]?.text ?? formatMessage(conditionMessages.notSaved)}</ErrorText>
        )}
      </div>
      <EntryConflict
        writing={writing}
        name={party.name}
        mine={nameOf(stale?.changes.fuel_eighths)}
        theirs={nameOf(report.fuel_eighths)}
      />
    </StepCard>
  );
}
