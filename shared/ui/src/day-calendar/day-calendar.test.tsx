import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import { DayCalendar } from './day-calendar';

jest.setTimeout(30_000);

function show() {
  const onChange = jest.fn();
  const onUnavailablePress = jest.fn();
  render(
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <DayCalendar
        label="A longer trip"
        value="2027-07-10"
        start="2027-07-08"
        minDate="2027-07-01"
        maxDate="2027-08-16"
        onChange={onChange}
        onUnavailablePress={onUnavailablePress}
        dayOf={(date) => {
          if (date > '2027-07-16') return { reason: 'The camper is taken' };
          if (date === '2027-07-13') return { label: 'adds €139.20', price: '€140' };
          return date === '2027-07-10' ? { mark: 'chosen', label: 'added' } : {};
        }}
      />
    </IntlProvider>,
  );
  return { onChange, onUnavailablePress, user: userEvent.setup() };
}

test('one click chooses a day; an unavailable day says why, also by keyboard', async () => {
  const { user, onChange, onUnavailablePress } = show();
  expect(screen.getByLabelText('Saturday 10 July 2027, added')).toBeVisible();
  await user.click(screen.getByLabelText('Monday 12 July 2027'));
  expect(onChange).toHaveBeenCalledWith('2027-07-12');
  await user.click(screen.getByLabelText('Saturday 17 July 2027, The camper is taken'));
  expect(onUnavailablePress).toHaveBeenCalledWith('2027-07-17');
  expect(onChange).toHaveBeenCalledTimes(1);
  screen.getByLabelText('Monday 12 July 2027').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Monday 19 July 2027, The camper is taken');
  await user.keyboard('{Enter}{Home}');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toHaveAccessibleName('Monday 19 July 2027, The camper is taken');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a day shows its price, and its name says it', () => {
  show();
  const day = screen.getByLabelText('Tuesday 13 July 2027, adds €139.20');
  expect(day).toHaveTextContent('13€140');
});

describe('keys of the calendar grid', () => {
  test.each([
    ['{ArrowLeft}', 'Friday 9 July 2027'],
    ['{ArrowRight}', 'Sunday 11 July 2027'],
    ['{ArrowUp}', 'Saturday 3 July 2027'],
    ['{Home}', 'Monday 5 July 2027'],
    ['{End}', 'Sunday 11 July 2027'],
    ['{PageDown}', 'Tuesday 10 August 2027, The camper is taken'],
    ['{PageDown}{PageDown}', 'Tuesday 31 August 2027, The camper is taken'],
    ['{PageUp}', 'Thursday 1 July 2027'],
    ['{Shift>}{PageDown}{/Shift}', 'Tuesday 31 August 2027, The camper is taken'],
  ])('%s moves to %s', async (keys, name) => {
    const { user } = show();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('Saturday 10 July 2027, added');
    await user.keyboard(keys);
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  test('Tab reaches one day, the one focused last', async () => {
    const { user } = show();
    const days = () => screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(days().map((day) => day.getAttribute('aria-label'))).toContain('Saturday 10 July 2027, added');
    await user.click(screen.getByLabelText('Monday 12 July 2027'));
    expect(days().map((day) => day.getAttribute('aria-label'))).toContain('Monday 12 July 2027');
    expect(days().map((day) => day.getAttribute('aria-label'))).not.toContain('Saturday 10 July 2027, added');
  });
});

test('months beyond the limits are not shown, and their buttons say so', async () => {
  const { user } = show();
  const months = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(months()).toEqual(['July 2027', 'August 2027']);
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(months()).toEqual(['July 2027', 'August 2027']);
});
