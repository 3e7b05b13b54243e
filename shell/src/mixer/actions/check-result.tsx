import { useIntl } from 'react-intl';

import type { Check } from '../choice/use-check';
import { mixerMessages } from '../mixer.messages';
import { Quiet } from '../panel/tool.styles';
import { english } from '../rows/row-notes';
import { NoteLine } from '../rows/row.styles';

export function CheckResult({ check }: { check: Check }) {
  const { formatMessage } = useIntl();
  if (check.state === 'nothing') return <Quiet>{formatMessage(mixerMessages.nothingChosen)}</Quiet>;
  if (check.state === 'checking') return <Quiet>{formatMessage(mixerMessages.checking)}</Quiet>;
  if (check.state === 'unchecked') {
    return <NoteLine $tone="care">{formatMessage(mixerMessages.unchecked)}</NoteLine>;
  }
  const { isSafe, compositions, problems } = check.verdict;
  if (isSafe) return <Quiet>{formatMessage(mixerMessages.fitTogether, { count: compositions })}</Quiet>;
  const ofNoPart = problems.filter(({ parts }) => parts.length === 0);
  return (
    <>
      <NoteLine $tone="stop">
        {formatMessage(mixerMessages.doNotFitTogether, { count: problems.length })}
      </NoteLine>
      {ofNoPart.map(({ message }) => (
        <NoteLine key={message} $tone="stop">
          {english(message)}
        </NoteLine>
      ))}
    </>
  );
}
