import { useIntl } from 'react-intl';

import { Button, Small, Strong } from '@campavia/ui';

import { calendarMessages } from './calendar.messages';
import { ChosenDays } from './calendar.styles';
import { describeRange } from './describe-day';
import type { DaySelection } from './use-day-selection';

/** Id of the heading of the panel of the chosen days. */
export const DAYS_PANEL = 'days-panel';

/** Shown if the panel is below the month: the chosen days at the lower edge of the window, with a link to the panel. */
export function ChoiceBar({ selection: { range, awaitsLast } }: { selection: DaySelection }) {
  const intl = useIntl();
  if (!range) return null;
  return (
    <ChosenDays>
      <div>
        <Strong>{describeRange(intl, range)}</Strong>
        {awaitsLast && <Small as="p">{intl.formatMessage(calendarMessages.pressLast)}</Small>}
      </div>
      <Button size="s" onClick={showPanel}>
        {intl.formatMessage(calendarMessages.toForm)}
      </Button>
    </ChosenDays>
  );
}

function showPanel(): void {
  const heading = document.getElementById(DAYS_PANEL);
  heading?.scrollIntoView?.({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
