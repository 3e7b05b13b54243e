import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';

import { AccessGate } from './session/access-gate';

import { CrashBoundary } from './features/error-page/crash-boundary';
import { fetchPageMessages } from './features/load-page-messages';
import { ShellRoutes, prepareScreen } from './routes';

function OwnRoot() {
  return (
    <CrashBoundary>
      <AccessGate>
        <ShellRoutes />
      </AccessGate>
    </CrashBoundary>
  );
}

export const shellRemote = defineRemote({
  config,
  Root: OwnRoot,
  messages: fetchPageMessages,
  prepare: prepareScreen,
});
