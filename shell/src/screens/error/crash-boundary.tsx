import { Component, type ReactNode } from 'react';

import { platform } from '@campavia/remote-kit';

import { isMissingChunk } from '../../composition/page-reload';

import { ErrorScreen } from './error-screen';

interface CrashBoundaryState {
  error: Error | undefined;
}

/** One of the shell's own pages threw: the error page stands in its place. */
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
    // A file that did not come is the loader's business: it reloads, or offers to try again.
    if (error && isMissingChunk(error)) throw error;
    return error ? <ErrorScreen /> : this.props.children;
  }
}
