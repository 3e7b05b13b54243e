import type { RegistryContext } from '../registry/registry-context';

/** What the mixer answers from. */
export type MixerContext = Pick<RegistryContext, 'registry' | 'visitOf' | 'mixLink' | 'served'>;
