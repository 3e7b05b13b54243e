import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import type { Check } from '../choice/use-check';
import type { Draft } from '../choice/use-draft';
import type { LinkMaker } from '../choice/use-link';
import { mixerMessages } from '../mixer.messages';
import { Quiet } from '../panel/tool.styles';
import { english } from '../rows/row-notes';
import { NoteLine } from '../rows/row.styles';
import { formatMoment } from '../format-values';

import { Actions, ActionsBar, DialogText } from './mixer-actions.styles';
import { LinkBox } from './link-box';
import { mixOf, pageWithMix } from './page-with-mix';
import { CheckResult } from './check-result';

export interface MixerActionsProps {
  draft: Draft;
  check: Check;
  maker: LinkMaker;
  goTo: (address: string) => void;
}

export function Foot({ draft, check, maker, goTo }: MixerActionsProps) {
  const { formatMessage } = useIntl();
  const isRefused = check.state === 'checked' && !check.verdict.isSafe;
  const isNothing = check.state === 'nothing';

  async function apply(): Promise<void> {
    const made = isNothing ? undefined : await maker.make();
    if (isNothing) goTo(pageWithMix(window.location.href, 'off'));
    else if (made) goTo(pageWithMix(window.location.href, mixOf(made.link)));
  }

  return (
    <ActionsBar>
      <LinkBox maker={maker} canMake={!isNothing && !isRefused} />
      <Actions>
        <DialogText role="status">
          <CheckResult check={check} />
          <Holding maker={maker} />
        </DialogText>
        <Button
          variant="main"
          size="s"
          disabled={draft.isApplied || isRefused}
          isBusy={maker.isMaking}
          busyLabel={formatMessage(mixerMessages.applying)}
          onClick={() => void apply()}
        >
          {formatMessage(mixerMessages.apply)}
        </Button>
      </Actions>
    </ActionsBar>
  );
}

function Holding({ maker: { link, failure } }: { maker: LinkMaker }) {
  const intl = useIntl();
  if (link) {
    const until = formatMoment(intl, link.expiresAt, Date.now());
    return <Quiet>{intl.formatMessage(mixerMessages.goodUntil, until)}</Quiet>;
  }
  if (failure === undefined) return null;
  return (
    <NoteLine $tone="stop">
      {failure === 'away'
        ? intl.formatMessage(mixerMessages.away)
        : intl.formatMessage(mixerMessages.notMade, { ...failure, text: english })}
    </NoteLine>
  );
}
