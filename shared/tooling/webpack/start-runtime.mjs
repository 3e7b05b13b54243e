import { init } from '@module-federation/enhanced/runtime';

import provideRuntimeCore from './provide-runtime-core.mjs';

/** Starts the federation runtime of the shell with its shared modules. */
export function startRuntime({ name, shared }) {
  init({ name, remotes: [], plugins: [provideRuntimeCore()], shared, shareStrategy: 'loaded-first' });
}
