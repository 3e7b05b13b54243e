import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Provides the shell's federation runtime to the remotes, which are built without one. Federation's own plugin for this
 * adds a second copy of the runtime.
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'provide-runtime-core' };
}
