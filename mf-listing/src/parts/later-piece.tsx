import { type ComponentType, createElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';

import { laterMessages } from './later.messages';
import { useLater } from './use-later';

export interface LaterPieceProps<Props extends object> {
  /** The same function each time: its answer is kept. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
  /** The boxes of what follows. */
  pending: ReactNode;
}

/** A piece of the page below what a reader sees first: its script and words come when it is about to be read. */
export function LaterPiece<Props extends object>({ load, with: props, pending }: LaterPieceProps<Props>) {
  const { formatMessage } = useIntl();
  const { place, module, hasFailed, fetch } = useLater(load);
  if (module) return createElement(module, props);
  return (
    <div ref={place}>
      {hasFailed ? (
        <Stack $gap={3}>
          <Note tone="care" role="alert">
            {formatMessage(laterMessages.failed)}
          </Note>
          <div>
            <Button variant="line" size="s" onClick={() => void fetch()}>
              {formatMessage(laterMessages.again)}
            </Button>
          </div>
        </Stack>
      ) : (
        pending
      )}
    </div>
  );
}
