import type { FederationOptions, FetchRemote } from './federation';
import { openShareScope } from './share-scope';

export async function loadFederation(options: FederationOptions): Promise<FetchRemote> {
  const [{ startFederation }] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation'),
    openShareScope(),
  ]);
  return startFederation(options);
}
