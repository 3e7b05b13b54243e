import { useIntl } from 'react-intl';

import { addDays, isPlainDate } from '@campavia/domain';
import { Form, FormField, SubmitButton } from '@campavia/ui/forms';

import { startOfWeek } from '../../rules/calendar/calendar-month';

import { DayFields, useDayChecks } from './day-fields';
import { panelMessages } from './panel.messages';
import type { PanelFormProps } from './price-form';

const NAMES = ['date_from', 'date_to'] as const;
const WEEK_DAYS = 7;

/** Copies the own prices of a week to the chosen days, weekday by weekday. */
export function CopyForm(props: PanelFormProps & { firstWeekday: number }) {
  const { limits, selection, changing, errors, firstWeekday, onDone } = props;
  const { formatMessage } = useIntl();
  const checks = useDayChecks(NAMES);
  const { range, version } = selection;
  const proposed = range ? addDays(startOfWeek(range.from, firstWeekday), -WEEK_DAYS) : '';

  async function copy({ week = '', date_from = '', date_to = '' }: Record<string, string>) {
    const first = isPlainDate(week) ? startOfWeek(week, firstWeekday) : week;
    const form = { week: first, date_from, date_to };
    if (await changing.change({ kind: 'copy', form })) onDone(formatMessage(panelMessages.copied));
  }

  return (
    <Form
      summaryTitle={formatMessage(panelMessages.notSaved)}
      onSubmit={(values) => void copy(values)}
      errors={errors}
      checks={{
        week: (value) => (isPlainDate(value) ? undefined : formatMessage(panelMessages.noWeek)),
        ...checks,
      }}
      isBusy={changing.isBusy}
    >
      <FormField
        key={version}
        name="week"
        type="date"
        label={formatMessage(panelMessages.week)}
        hint={formatMessage(panelMessages.weekHint)}
        max={limits.to}
        defaultValue={proposed}
      />
      <DayFields names={NAMES} limits={limits} selection={selection} />
      <SubmitButton isWide busyLabel={formatMessage(panelMessages.saving)}>
        {formatMessage(panelMessages.copy)}
      </SubmitButton>
    </Form>
  );
}
