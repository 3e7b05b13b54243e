import { RegistryRefusal, type RegistryState } from '@campavia/release';

import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import { ErrorSchema, ReleaseParams, ReleaseSchema, ReleasesQuery, ReleasesSchema } from './schemas';

function releasesOf(state: RegistryState, part: string | undefined) {
  const all = Object.entries(state.releases).filter(([name]) => part === undefined || name === part);
  return all
    .flatMap(([, versions]) => Object.values(versions))
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}

export function releasesRoutes(app: RegistryScope, { registry, releaseCache }: RegistryRoutesOptions): void {
  const tags = ['reading'];

  app.get(
    '/releases',
    {
      schema: {
        tags,
        summary: 'Everything published, the newest first',
        querystring: ReleasesQuery,
        response: { 200: ReleasesSchema },
      },
    },
    async ({ query }) => ({ releases: releasesOf(registry.state(), query.part) }),
  );

  app.get(
    '/releases/:part/:version',
    {
      schema: {
        tags,
        summary: 'The release.json of a release',
        params: ReleaseParams,
        response: { 200: ReleaseSchema, 404: ErrorSchema },
      },
    },
    async ({ params: { part, version } }) => {
      const versions = registry.state().releases[part] ?? {};
      if (Object.hasOwn(versions, version)) return releaseCache.get(part, version);
      throw new RegistryRefusal(404, 'unknown_release', `${part}@${version} is not published`);
    },
  );
}
