import type { ComponentType, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';

import { useLazyComponent } from '../../components/use-lazy-component';

interface Fallbacks {
  /** Stands there until the piece does. */
  pending?: ReactNode;
  /** Title of the panel where it does not come; that of any failure unless told otherwise. */
  failed?: MessageDescriptor;
}

/** A piece of a page that is fetched when it is first needed; what does not come can be asked for again. */
export function lazyComponent<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  { pending = null, failed }: Fallbacks = {},
): ComponentType<Props> {
  return function LazyPiece(props: Props) {
    const { formatMessage } = useIntl();
    const { Piece, hasFailed, retry } = useLazyComponent(fetchPiece);
    useReady(hasFailed);
    if (Piece) return <Piece {...props} />;
    return hasFailed ? <FailurePanel title={failed && formatMessage(failed)} onRetry={retry} /> : pending;
  };
}
