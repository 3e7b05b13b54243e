import type { ComponentType, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

interface Fallbacks {
  pending?: ReactNode;
  failed?: MessageDescriptor;
}

export function lazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  { pending = null, failed }: Fallbacks = {},
): ComponentType<Props> {
  return function LazyPiece(props: Props) {
    const { formatMessage } = useIntl();
    const { Component, hasFailed, retry } = useLazyComponent(loadComponent);
    useReady(hasFailed);
    if (Component) return <Component {...props} />;
    return hasFailed ? <FailurePanel title={failed && formatMessage(failed)} onRetry={retry} /> : pending;
  };
}
