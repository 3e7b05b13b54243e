import { useIntl } from 'react-intl';

import { isPlainDate, lastPlannedDay, plainDate } from '@campavia/domain';
import { usePlatform, useToday } from '@campavia/remote-kit';
import { Button, Row, Text } from '@campavia/ui';
import { Form, FormField, formErrorsOf, SubmitButton, type FieldCheck } from '@campavia/ui/forms';

import { Modal } from '../../../components/overlays';
import { useStartHoliday } from '../../../data/use-holiday';

import { holidayMessages } from './holiday.messages';
import { TwoDates } from './holiday.styles';

/** The dialog that closes all campers for some days. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { start, isBusy, entries } = useStartHoliday();
  const today = plainDate(useToday());
  const last = lastPlannedDay(today);
  const checks = useDayChecks();

  async function save({ date_from = '', date_to = '' }: Record<string, string>) {
    if (!(await start({ date_from, date_to }))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(holidayMessages.started) });
    onClose();
  }

  return (
    <Modal isOpen onClose={onClose} title={formatMessage(holidayMessages.title)}>
      <Text>{formatMessage(holidayMessages.text)}</Text>
      <Form
        summaryTitle={formatMessage(holidayMessages.notDone)}
        checks={checks}
        errors={formErrorsOf(entries, { unknown: formatMessage(holidayMessages.unknown) })}
        isBusy={isBusy}
        onSubmit={(values) => void save(values)}
      >
        <TwoDates>
          <FormField
            type="date"
            name="date_from"
            label={formatMessage(holidayMessages.from)}
            min={today}
            max={last}
          />
          <FormField
            type="date"
            name="date_to"
            label={formatMessage(holidayMessages.to)}
            min={today}
            max={last}
          />
        </TwoDates>
        <Row $gap={3}>
          <SubmitButton busyLabel={formatMessage(holidayMessages.busy)}>
            {formatMessage(holidayMessages.start)}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(holidayMessages.cancel)}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}

function useDayChecks(): Record<'date_from' | 'date_to', FieldCheck> {
  const { formatMessage } = useIntl();
  const isDay = (text: string) => (isPlainDate(text) ? undefined : formatMessage(holidayMessages.noDay));
  return {
    date_from: isDay,
    date_to: (text, { date_from = '' }) =>
      isDay(text) ?? (text < date_from ? formatMessage(holidayMessages.inverted) : undefined),
  };
}
