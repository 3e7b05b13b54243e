import { useIntl } from 'react-intl';

import { VisuallyHidden } from '@campavia/ui';

import { reportMessages } from './report.messages';
import { Reason, Reasons } from './report.styles';

const REASONS = [
  ...(['MISLEADING', 'WRONG_PLACE', 'NOT_THE_OWNER', 'PAYS_ELSEWHERE'] as const),
  ...(['UNSAFE', 'OFFENSIVE', 'OTHER'] as const),
];

/** What may be wrong, one of it to be chosen. */
export function ReportReasons({ errorId }: { errorId: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Reasons aria-describedby={errorId}>
      <VisuallyHidden as="legend">{formatMessage(reportMessages.title)}</VisuallyHidden>
      {REASONS.map((reason) => (
        <Reason key={reason}>
          <input type="radio" name="reason" value={reason} />
          <span>{formatMessage(reportMessages[reason])}</span>
        </Reason>
      ))}
    </Reasons>
  );
}
