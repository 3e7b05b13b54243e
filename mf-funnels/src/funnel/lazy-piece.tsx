import type { ComponentType, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';

import { useLatePiece } from '../parts/use-late-piece';

interface Meanwhile {
  /** Stands there until the piece does. */
  pending?: ReactNode;
  /** Title of the panel where it does not come; that of any failure unless told otherwise. */
  failed?: MessageDescriptor;
}

/** A piece of a page that is fetched when it is first needed; what does not come can be asked for again. */
export function lazyPiece<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  { pending = null, failed }: Meanwhile = {},
): ComponentType<Props> {
  return function LazyPiece(props: Props) {
    const { formatMessage } = useIntl();
    const { Piece, hasFailed, retry } = useLatePiece(fetchPiece);
    useReady(hasFailed);
    if (Piece) return <Piece {...props} />;
    return hasFailed ? <FailurePanel title={failed && formatMessage(failed)} onRetry={retry} /> : pending;
  };
}
