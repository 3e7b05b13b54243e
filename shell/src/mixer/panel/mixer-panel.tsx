import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';
import { Button, IconButton } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import { useCheck } from '../choice/use-check';
import { useDraft } from '../choice/use-draft';
import { useLink } from '../choice/use-link';
import { Foot } from '../actions/mixer-actions';
import { pageWithMix } from '../actions/page-with-mix';
import { mixerMessages } from '../mixer.messages';
import type { MixerRequest } from '../registry/use-mixer';
import { PartLine } from '../rows/part-line';
import { type PartRow, rowsOf } from '../rows/part-rows';
import { NoteLine } from '../rows/row.styles';

import { Failed, Head, Middle, Panel, Quiet } from './tool.styles';

export interface MixerPanelProps {
  composition: Composition;
  failures: ReadonlyMap<string, RemoteFailed>;
  site: string;
  request: MixerRequest;
  onClose: () => void;
  goTo: (address: string) => void;
}

export function MixerPanel({ composition, failures, site, request, onClose, goTo }: MixerPanelProps) {
  const { formatMessage } = useIntl();
  const { answer } = request;
  const draft = useDraft(answer);
  const check = useCheck(site, draft.choice);
  const maker = useLink(site, answer?.mix, draft.choice);
  const rows = rowsOf({ composition, answer, draft, check, failures });
  const channel = answer?.channel ?? composition.channel;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), []);

  function closeByKey(event: KeyboardEvent): void {
    // Popovers over the panel handle Escape themselves.
    if (event.key === 'Escape' && panel.current?.contains(event.target as Node)) onClose();
  }

  function reset(): void {
    if (answer?.mix) goTo(pageWithMix(window.location.href, 'off'));
    else draft.clear();
  }

  return (
    <Panel ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeByKey}>
      <Head>
        <div>
          <h2 id={titleId}>{formatMessage(mixerMessages.title)}</h2>
          <Summary rows={rows} channel={channel} request={request} />
        </div>
        <div>
          <Button variant="line" size="s" onClick={reset}>
            {formatMessage(mixerMessages.reset)}
          </Button>
          <IconButton icon={X} label={formatMessage(mixerMessages.close)} onClick={onClose} />
        </div>
      </Head>
      <Middle>
        {request.hasFailed && <Retry onRetry={request.revalidateAnswers} />}
        <ul aria-label={formatMessage(mixerMessages.parts)} aria-busy={request.isLoading}>
          {rows.map((row) => (
            <PartLine key={row.part} row={row} channel={channel} onChoose={draft.choose} />
          ))}
        </ul>
      </Middle>
      {answer && <Foot draft={draft} check={check} maker={maker} goTo={goTo} />}
    </Panel>
  );
}

type SummaryProps = { rows: readonly PartRow[]; channel: string; request: MixerRequest };

function Summary({ rows, channel, request }: SummaryProps) {
  const { formatMessage } = useIntl();
  if (request.isLoading) return <Quiet role="status">{formatMessage(mixerMessages.loading)}</Quiet>;
  if (!request.answer) return <Quiet>{channel}</Quiet>;
  const count = rows.filter(({ isChanged }) => isChanged).length;
  return <Quiet>{formatMessage(mixerMessages.summary, { channel, count, total: rows.length })}</Quiet>;
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failed role="alert">
      <NoteLine $tone="stop">{formatMessage(mixerMessages.failed)}</NoteLine>
      <Button variant="line" size="s" onClick={onRetry}>
        {formatMessage(mixerMessages.tryAgain)}
      </Button>
    </Failed>
  );
}
