import { Component, type ReactNode } from 'react';

import { platform } from '@campavia/remote-kit';

import { isMissingChunk } from '../../navigation/departures/page-reload';

import { ErrorScreen } from './error-screen';

interface CrashBoundaryState {
  error: Error | undefined;
}

export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): CrashBoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (isMissingChunk(error)) return;
    platform().reportFailure({ part: 'shell', phase: 'render', error });
    window.reportError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    // The remote loader handles missing chunks: it reloads the page or offers a retry.
    if (error && isMissingChunk(error)) throw error;
    return error ? <ErrorScreen /> : this.props.children;
  }
}
