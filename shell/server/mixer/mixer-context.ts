import type { RegistryContext } from '../registry/registry-context';

export type MixerContext = Pick<RegistryContext, 'registry' | 'visitOf' | 'mixLink' | 'served'>;
