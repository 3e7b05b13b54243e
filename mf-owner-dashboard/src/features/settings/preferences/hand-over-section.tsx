import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { addDays, isPlainDate, MAX_DAYS_TO_RETURN, plainDate, type FieldValues } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';
import { Button, Card, H3, IconButton, Small, Stack, Text, TextField } from '@campavia/ui';
import { CheckboxField } from '@campavia/ui/forms';
import { X } from '@campavia/ui/icons';

import { WEEKDAYS, weekdayField, withDate } from '../../../rules/settings/preference-values';

import { preferencesMessages } from './preferences.messages';
import { AddRow, Checks, Dates } from './preferences.styles';

export interface HandOverSectionProps {
  values: FieldValues;
  /** Called when the days were changed. */
  onChange: () => void;
}

/** The weekdays and days without hand-over. */
export function HandOverSection({ values, onChange }: HandOverSectionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  return (
    <Card as="section" $isPadded aria-labelledby={id}>
      <Stack $gap={4}>
        <div>
          <H3 as="h2" id={id}>
            {formatMessage(preferencesMessages.handOver)}
          </H3>
          <Text $tone="soft">{formatMessage(preferencesMessages.handOverText)}</Text>
        </div>
        <Checks>
          <legend>{formatMessage(preferencesMessages.weekdays)}</legend>
          <div>
            {WEEKDAYS.map((weekday) => (
              <CheckboxField
                key={weekday}
                name={weekdayField(weekday)}
                defaultChecked={values[weekdayField(weekday)] === 'on'}
              >
                {intl.formatDate(Date.UTC(2027, 2, 14 + weekday), { weekday: 'long', timeZone: 'UTC' })}
              </CheckboxField>
            ))}
          </div>
        </Checks>
        <ClosedDates value={values.closed_dates ?? ''} onChange={onChange} />
      </Stack>
    </Card>
  );
}

function ClosedDates({ value, onChange }: { value: string; onChange: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const field = useRef<HTMLInputElement>(null);
  const [dates, setDates] = useState(() => value.split(',').filter(Boolean));

  function change(next: string[]) {
    setDates(next);
    if (field.current) field.current.value = next.join();
    onChange();
  }

  return (
    <Stack $gap={3}>
      <AddDate onAdd={(date) => change(withDate(dates, date))} />
      {dates.length === 0 ? (
        <Small $tone="soft">{formatMessage(preferencesMessages.noDates)}</Small>
      ) : (
        <Dates>
          {dates.map((date) => {
            const name = formatPlainDate(intl, date, 'long');
            return (
              <li key={date}>
                {name}
                <IconButton
                  icon={X}
                  label={formatMessage(preferencesMessages.removeDate, { date: name })}
                  onClick={() => change(dates.filter((each) => each !== date))}
                />
              </li>
            );
          })}
        </Dates>
      )}
      <input ref={field} type="hidden" name="closed_dates" defaultValue={value} />
    </Stack>
  );
}

function AddDate({ onAdd }: { onAdd: (date: string) => void }) {
  const { formatMessage } = useIntl();
  const today = plainDate(useToday());
  const last = addDays(today, MAX_DAYS_TO_RETURN);
  const [date, setDate] = useState('');
  const [isWrong, setWrong] = useState(false);

  function add() {
    const isUsable = isPlainDate(date) && date >= today && date <= last;
    setWrong(!isUsable);
    if (!isUsable) return;
    onAdd(date);
    setDate('');
  }

  /** Enter adds the day and does not save the page. */
  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <AddRow>
      <TextField
        type="date"
        label={formatMessage(preferencesMessages.date)}
        error={isWrong ? formatMessage(preferencesMessages.wrongDate) : undefined}
        value={date}
        min={today}
        max={last}
        onChange={(event) => setDate(event.target.value)}
        onKeyDown={addByKey}
      />
      <Button variant="line" onClick={add}>
        {formatMessage(preferencesMessages.addDate)}
      </Button>
    </AddRow>
  );
}
