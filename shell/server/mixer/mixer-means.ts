import type { RegistryMeans } from '../registry/registry-means';

/** What the mixer answers from. */
export type MixerMeans = Pick<RegistryMeans, 'registry' | 'visitOf' | 'mixLink' | 'served'>;
