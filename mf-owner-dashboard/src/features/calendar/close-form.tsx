import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { CalendarPeriod, CreateCalendarPeriod } from '@campavia/contracts';
import { Button } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import { Form, FormField, SubmitButton } from '@campavia/ui/forms';

import { daysOf } from '../../rules/calendar/day-facts';

import { DayFields, useDayChecks } from './day-fields';
import { panelMessages } from './panel.messages';
import type { PanelFormProps } from './price-form';
import { reasonMessages } from './reason.messages';
import type { DaySelection } from './use-day-selection';

const NAMES = ['dates_0', 'dates_1'] as const;
const REASONS = [
  'PERSONAL_USE',
  'OTHER_WEBSITE',
  'BREAKDOWN',
  'WINTERING',
  'OTHER',
] as const satisfies readonly CreateCalendarPeriod['reason'][];
type Reason = CreateCalendarPeriod['reason'];

export interface CloseFormProps extends PanelFormProps {
  /** The closed days that are changed; undefined to close days. */
  period: CalendarPeriod | undefined;
  onOpened: (period: CalendarPeriod) => void;
}

/** Closes the chosen days with a reason; changes closed days, or opens them again. */
export function CloseForm(props: CloseFormProps) {
  const { limits, selection, changing, errors, period, onDone, onOpened } = props;
  const { formatMessage } = useIntl();
  const checks = useDayChecks(NAMES);
  const [reason, setReason] = useState<Reason>((period?.reason as Reason | undefined) ?? 'PERSONAL_USE');

  async function save(values: Record<string, string>) {
    const { dates_0 = '', dates_1 = '', comment = '' } = values;
    const form = { dates_0, dates_1, comment, reason };
    const isSaved = await changing.change(
      period ? { kind: 'change', periodId: period.id, form } : { kind: 'close', form },
    );
    if (isSaved) onDone(formatMessage(period ? panelMessages.periodChanged : panelMessages.closed));
  }

  async function open(opened: CalendarPeriod) {
    if (await changing.change({ kind: 'open', periodId: opened.id })) onOpened(opened);
  }

  return (
    <Form
      summaryTitle={formatMessage(panelMessages.notSaved)}
      onSubmit={(values) => void save(values)}
      errors={errors}
      checks={checks}
      isBusy={changing.isBusy}
    >
      <DayFields
        names={NAMES}
        limits={limits}
        selection={period ? daysToKeep(period, selection) : selection}
      />
      <Select
        label={formatMessage(panelMessages.reason)}
        items={REASONS.map((id) => ({ id, name: formatMessage(reasonMessages[id]) }))}
        selectedId={reason}
        onChoose={({ id }) => setReason(id)}
      />
      <FormField
        name="comment"
        label={formatMessage(panelMessages.comment)}
        hint={formatMessage(panelMessages.commentHint)}
        maxLength={500}
        defaultValue={period?.comment ?? ''}
        isOptional
      />
      <SubmitButton isWide busyLabel={formatMessage(panelMessages.saving)}>
        {formatMessage(period ? panelMessages.saveChange : panelMessages.close)}
      </SubmitButton>
      {period && (
        <Button
          variant="quiet"
          aria-disabled={changing.isBusy || undefined}
          onClick={() => void open(period)}
        >
          {formatMessage(panelMessages.open)}
        </Button>
      )}
    </Form>
  );
}

type ShownDays = Pick<DaySelection, 'range' | 'version' | 'follow'>;

/** All days of the period, where only some of them are chosen in the calendar. Typed days change nothing there. */
function daysToKeep(period: CalendarPeriod, selection: ShownDays): ShownDays {
  const [days, { range }] = [daysOf(period), selection];
  const isWhole = range !== undefined && range.from <= days.from && range.to >= days.to;
  const shown = isWhole ? selection : { range: days, version: 0 };
  return { ...shown, follow: () => undefined };
}
