import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Strong } from '@campavia/ui';

import { useBottomBar } from '../use-bottom-bar';

import type { Connection } from './connection';
import { connectionMessages } from './connection.messages';

const Bar = styled.div`
  position: fixed;
  z-index: var(--z-sticky);
  inset-inline: 0;
  bottom: 0;
  border-top: 1px solid var(--line-strong);
  background: var(--good-soft);
  font-size: var(--t-small);
  line-height: var(--lh-small);
  &[data-gone] {
    background: var(--care-soft);
  }
  > p {
    max-width: 104rem;
    margin-inline: auto;
    padding: var(--s2) var(--gutter);
  }
  /* In a low window the page needs the height. */
  @media (max-height: 30rem) {
    span {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** The page gets padding below its end, so that the bar covers nothing. */
export function ConnectionBar({ connection }: { connection: Connection }) {
  const { formatMessage } = useIntl();
  const state = useSyncExternalStore(connection.subscribe, connection.current);
  return (
    <div aria-live="polite">
      {state === 'gone' && (
        <Line key="gone" isGone>
          {formatMessage(connectionMessages.gone, { strong, rest })}
        </Line>
      )}
      {state === 'back' && <Line key="back">{formatMessage(connectionMessages.back)}</Line>}
    </div>
  );
}

const strong = (chunks: ReactNode) => <Strong>{chunks}</Strong>;
const rest = (chunks: ReactNode) => <span>{chunks}</span>;

function Line({ isGone, children }: { isGone?: true; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <Bar ref={bar} role="status" data-gone={isGone}>
      <p>{children}</p>
    </Bar>
  );
}
