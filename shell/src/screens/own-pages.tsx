import { defineRemote } from '@campavia/remote-kit';

import { config } from '../../remote.config';

import { AccessGate } from '../session/access-gate';

import { CrashBoundary } from './error/crash-boundary';
import { fetchCatalogue } from './load-words';
import { OwnRoutes, prepareScreen } from './own-routes';

function OwnRoot() {
  return (
    <CrashBoundary>
      <AccessGate>
        <OwnRoutes />
      </AccessGate>
    </CrashBoundary>
  );
}

/** The shell's own pages, in the form of a remote. */
export const ownPages = defineRemote({
  config,
  Root: OwnRoot,
  messages: fetchCatalogue,
  prepare: prepareScreen,
});
