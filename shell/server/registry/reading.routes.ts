import type { Static } from 'typebox';

import { compositionIdOf, type RegistryState } from '@campavia/release';

import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import { LogQuery, LogSchema, StatusSchema } from './schemas';

type Status = Static<typeof StatusSchema>;

function channelsOf(state: RegistryState): Status['channels'] {
  const channels = Object.entries(state.channels).map(([name, { releases, pins, canaries }]) => [
    name,
    { id: compositionIdOf(state, releases), releases, pins, canaries },
  ]);
  return Object.fromEntries(channels) as Status['channels'];
}

/** Failure reports are only in the database, not in the log. */
async function reportedIn(registry: RegistryRoutesOptions['registry']): Promise<Status['reported']> {
  return registry.isConnected() ? registry.listReportedReleases() : [];
}

export function readingRoutes(app: RegistryScope, { registry, compositions }: RegistryRoutesOptions): void {
  const tags = ['reading'];

  app.get(
    '/status',
    { schema: { tags, summary: 'The state of every channel', response: { 200: StatusSchema } } },
    async () => {
      const state = registry.state();
      const { head, seq, at, parts, mixes, quarantined } = state;
      return {
        head,
        seq,
        at,
        parts,
        mixes,
        quarantined,
        database: registry.isConnected() ? 'up' : 'down',
        channels: channelsOf(state),
        keys: Object.fromEntries(registry.trustedKeys()),
        problems: compositions.problems(),
        reported: await reportedIn(registry),
      };
    },
  );

  app.get(
    '/log',
    { schema: { tags, summary: 'Lines of the log', querystring: LogQuery, response: { 200: LogSchema } } },
    async ({ query }) => ({ entries: await registry.readEntries(query), head: registry.state().head }),
  );
}
