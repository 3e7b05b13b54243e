import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Puts the shell's federation runtime where the remotes, built without one, look for it. Federation's own
 * plugin for this adds a second copy of the runtime.
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'provide-runtime-core' };
}
