import type { RegistryMeans } from '../registry/registry-context';

/** What the mixer answers from. */
export type MixerMeans = Pick<RegistryMeans, 'registry' | 'visitOf' | 'mixLink' | 'served'>;
