import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { SITES } from '@campavia/i18n/sites';

import { Calendar, type CalendarProps } from './calendar';
import type { DateRange } from './range-rules';

// Eighty-four days with all their behaviour are slow in jsdom.
jest.setTimeout(30_000);

const onChange = jest.fn<void, [DateRange]>();
let user: UserEvent;

function Inline({ start, locale = 'en-IE', ...props }: Partial<CalendarProps> & { start: DateRange | null }) {
  const [value, setValue] = useState(start);
  return (
    <IntlProvider locale={locale} onError={() => undefined}>
      <Calendar
        label="Trip"
        today="2027-06-10"
        {...props}
        value={value}
        onChange={(range) => {
          onChange(range);
          setValue(range);
        }}
      />
    </IntlProvider>
  );
}

function renderCalendar(props: Partial<CalendarProps> = {}, start: DateRange | null = null) {
  user = userEvent.setup();
  onChange.mockClear();
  render(<Inline start={start} takesFocus {...props} />);
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const day = (name: RegExp) => screen.getByLabelText(name);
const unavailable = (date: string) => (date >= '2027-06-20' && date <= '2027-06-22' ? 'Taken' : undefined);

test('chosen days that are taken are shown and announced as a conflict', async () => {
  renderCalendar({ unavailable }, { from: '2027-06-18', to: '2027-06-24' });
  expect(screen.getByText(/These dates are not available\. A day in between is taken\./)).toBeVisible();
  const days = ['18 June', '20 June', '24 June'].map((date) => day(new RegExp(`\\D${date} 2027`)));
  for (const each of days) expect(each).toHaveAttribute('data-conflict');
  expect(days.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Friday 18 June 2027, first day, A day in between is taken',
    'Sunday 20 June 2027, chosen, Taken',
    'Thursday 24 June 2027, last day, A day in between is taken',
  ]);
  expect(day(/25 June/)).not.toHaveAttribute('data-conflict');

  await user.click(day(/Thursday 1 July/));
  expect(screen.queryByText(/not available/)).toBeNull();
  await user.click(day(/Saturday 3 July/));
  expect(day(/Thursday 1 July/)).not.toHaveAttribute('data-conflict');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2027-07-01', to: '2027-07-03' });
});

test('chosen days outside the shown months are announced as well', () => {
  renderCalendar({ maxDate: '2028-06-10' }, { from: '9999-12-30', to: '9999-12-31' });
  expect(screen.getByText(/These dates are not available\. Too far ahead\./)).toBeVisible();
});

test('arrow keys, Home, End and the page keys move as in every calendar grid', async () => {
  renderCalendar();
  expect(focused()).toContain('10 June 2027');
  const steps = [
    ['{ArrowRight}', '11 June 2027'],
    ['{ArrowDown}', '18 June 2027'],
    ['{Home}', 'Monday 14 June 2027'],
    ['{End}', 'Sunday 20 June 2027'],
    ['{ArrowLeft}', '19 June 2027'],
    ['{ArrowUp}', '12 June 2027'],
    ['{PageDown}', '12 July 2027'],
    ['{Shift>}{PageDown}{/Shift}', '12 July 2028'],
    ['{Shift>}{PageUp}{/Shift}', '12 July 2027'],
    ['{PageUp}', '12 June 2027'],
  ] as const;
  for (const [keys, where] of steps) {
    await user.keyboard(keys);
    expect(focused()).toContain(where);
  }
});

test('Enter chooses the first day, then the last', async () => {
  renderCalendar();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByText(/^From Fri,? 11 Jun. Choose the last day.$/)).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2027-06-11', to: '2027-06-19' });
  expect(screen.getByText(/9 days\.$/)).toBeVisible();
});

test('Escape clears the start and keeps the old dates', async () => {
  renderCalendar({}, { from: '2027-06-14', to: '2027-06-18' });
  expect(focused()).toContain('14 June 2027, first day');
  await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  expect(day(/14 June 2027, first day/)).toBeInTheDocument();
  expect(day(/18 June 2027, last day/)).toBeInTheDocument();
});

test('an unavailable day can be focused and says why', async () => {
  renderCalendar({ unavailable });
  await user.keyboard('{End}');
  expect(focused()).toBe('Sunday 13 June 2027');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Sunday 20 June 2027, Taken');
  expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Choose the first day.')).toBeVisible();
});

test('once a start is chosen, invalid ends are disabled and name the rule', async () => {
  renderCalendar({ minDays: 5, unavailable });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(day(/14 June 2027, 5 days minimum/)).toHaveAttribute('aria-disabled', 'true');
  expect(day(/15 June 2027$/)).not.toHaveAttribute('aria-disabled');
  expect(day(/23 June 2027, A day in between is taken/)).toHaveAttribute('aria-disabled', 'true');
});

test('an end beyond the longest range is disabled and names the maximum', async () => {
  renderCalendar({ maxDays: 10 });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(day(/20 June 2027$/)).not.toHaveAttribute('aria-disabled');
  expect(day(/21 June 2027, 10 days at most/)).toHaveAttribute('aria-disabled', 'true');
});

test('a day without start or end can be focused, says why, and may be inside a range', async () => {
  const closed = (date: string) => (date.endsWith('-13') ? 'Shut' : undefined);
  renderCalendar({ closed });
  await user.keyboard('{End}');
  expect(focused()).toBe('Sunday 13 June 2027, Shut');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Choose the first day.')).toBeVisible();
  await user.keyboard('{ArrowLeft}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2027-06-12', to: '2027-06-15' });
});

test('a day without enough room before the next taken one is refused as a start', async () => {
  renderCalendar({ unavailable, minDays: 5 });
  expect(day(/15 June 2027$/)).not.toHaveAttribute('aria-disabled');
  expect(day(/16 June 2027, Too few free days from here on/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(day(/16 June 2027/));
  expect(screen.getByText(/16 Jun: Too few free days from here on\./)).toBeVisible();
});

test('pressing a disabled day shows the reason under the calendar', async () => {
  renderCalendar({ unavailable, minDays: 3 });
  expect(screen.getByText(/3 days minimum\./)).toBeVisible();
  await user.click(day(/21 June 2027, Taken/));
  expect(screen.getByText(/21 Jun: Taken\./)).toBeVisible();
});

test('both ends are chosen with the pointer', async () => {
  renderCalendar();
  await user.click(day(/15 June 2027/));
  await user.click(day(/Friday 2 July 2027/));
  expect(onChange).toHaveBeenCalledWith({ from: '2027-06-15', to: '2027-07-02' });
});

test('clicking the first day of unavailable dates starts a new range there', async () => {
  renderCalendar({ minDays: 5 }, { from: '2027-06-14', to: '2027-06-15' });
  await user.click(day(/14 June 2027, first day/));
  expect(screen.getByText(/^From Mon,? 14 Jun. Choose the last day.$/)).toBeVisible();
  await user.click(day(/18 June 2027/));
  expect(onChange).toHaveBeenCalledWith({ from: '2027-06-14', to: '2027-06-18' });
});

test('two months are shown, always six weeks high, and the past is not reachable', async () => {
  renderCalendar();
  const grids = screen.getAllByRole('grid');
  expect(grids).toHaveLength(2);
  const shape = () =>
    screen.getAllByRole('grid').map((grid) => {
      const rows = [...grid.querySelectorAll('tbody tr')];
      return rows.map((row) => row.querySelectorAll('td').length);
    });
  const sixBySeven = Array.from({ length: 6 }, () => 7);
  expect(shape()).toEqual([sixBySeven, sixBySeven]);
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'August 2027' })).toBeVisible();
  expect(shape()).toEqual([sixBySeven, sixBySeven]);
});

const SUNDAY = ['en-US', 'pt-PT'];

test.each(SITES.map(({ htmlLang }) => htmlLang))('weeks start as usual in %s', (locale) => {
  renderCalendar({ locale });
  const first = new Date(Date.UTC(2027, 5, SUNDAY.includes(locale) ? 6 : 7));
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(first);
  expect(document.querySelector('th')).toHaveTextContent(name.slice(0, 2));
});
