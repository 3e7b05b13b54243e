import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';
import * as React from 'react';

// Only a limit for a hanging test: waiting is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Browsers have it, jsdom does not; by default reported errors are ignored.
globalThis.reportError ??= () => undefined;

// React records a stack trace for each element until it has created 10,000, which takes a twelfth of the time of a
// screen's tests.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
if (!('recentlyCreatedOwnerStacks' in internals)) throw new Error('React records stack traces otherwise');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
