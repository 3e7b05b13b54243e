import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';

import { DatesField } from '../core';
import { RangePicker, type RangePickerProps } from './range-picker';
import type { DateRange } from './range-rules';
import { HIDE_DELAY_MS } from './use-delayed-hide';

// Eighty-four days with all their behaviour are slow in jsdom.
jest.setTimeout(30_000);

function showOn(screenSize: 'wide' | 'small') {
  const query = {
    matches: screenSize === 'wide',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
}

/** Takes new dates a moment later, like a page that stores them in its address. */
function useLateDates() {
  const [dates, setDates] = useState<DateRange | null>(null);
  return [dates, (range: DateRange | null) => void setTimeout(() => setDates(range))] as const;
}

function Finder(props: Partial<RangePickerProps>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dates, setDates] = useLateDates();
  const text = dates ? `${dates.from} – ${dates.to}` : undefined;
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <DatesField ref={trigger} label="Dates" placeholder="Any" value={text} onClick={() => setOpen(true)} />
      <RangePicker
        today="2027-06-10"
        {...props}
        value={dates}
        onChange={setDates}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </IntlProvider>
  );
}

async function openPicker(props: Partial<RangePickerProps> = {}) {
  const user = userEvent.setup();
  render(<Finder {...props} />);
  await user.click(screen.getByRole('button', { name: /Dates/ }));
  return user;
}

const field = () => screen.getByText('Dates').closest('button');

beforeEach(() => showOn('wide'));

test('dates chosen in the calendar are shown in the field, which gets the focus back', async () => {
  const user = await openPicker();
  expect(screen.getByRole('dialog', { name: 'Choose dates' })).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveTextContent('2027-06-10 – 2027-06-18');
  await waitFor(() => expect(field()).toHaveFocus());
});

test('the chosen days are visible for 110 ms before the calendar closes', async () => {
  await openPicker();
  jest.useFakeTimers();
  fireEvent.click(screen.getByLabelText(/\D15 June 2027/));
  fireEvent.click(screen.getByLabelText(/\D18 June 2027/));
  act(() => jest.advanceTimersByTime(HIDE_DELAY_MS - 1));
  expect(screen.getByLabelText(/\D18 June 2027, last day/)).toBeVisible();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.useRealTimers();
});

test('Escape first clears the start, then closes', async () => {
  const user = await openPicker();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveTextContent('Any');
});

test('dates may be typed in the reader’s format', async () => {
  const user = await openPicker();
  await user.type(screen.getByLabelText('From'), '28/9/27');
  await user.type(screen.getByLabelText('To'), '8 October 2027{Enter}');
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('28/09/2027'));
  expect(await screen.findByLabelText(/28 September 2027, first day/)).toBeInTheDocument();
  expect(screen.getByLabelText('To')).toHaveFocus();
});

test('a date that cannot be parsed or breaks a rule shows an error at its field', async () => {
  const user = await openPicker({ minDays: 5 });
  await user.type(screen.getByLabelText('From'), 'someday{Tab}');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Enter the date like this: 10/06/2027');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '28/6/27');
  await user.type(screen.getByLabelText('To'), '30/6/27{Enter}');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('5 days minimum');
});

test('on a small screen the calendar stays open until Done, and dates can be cleared', async () => {
  showOn('small');
  const user = await openPicker();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  await user.click(screen.getByText('Clear dates'));
  expect(screen.getByText('Choose the first day.')).toBeVisible();
  await user.click(screen.getByText('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveTextContent('Any');
});
