import { idOf } from '@campavia/release';
import type { Wish } from '@campavia/release/server';

import type { RegistryRoutesOptions, RegistryScope } from './registry-scope';
import { ActBody, ActSchema, ErrorSchema, ProofBody, VerdictSchema } from './schemas';

/** What changes what visitors get. */
export function writingRoutes(app: RegistryScope, { registry, served }: RegistryRoutesOptions): void {
  const tags = ['writing'];

  function compositionOf(body: Record<string, unknown>): { composition?: string } {
    const state = registry.state();
    const { channel: name } = body;
    const channel = typeof name === 'string' ? state.channels[name] : undefined;
    return channel ? { composition: idOf(state, channel.releases) } : {};
  }

  app.post(
    '/proof',
    {
      schema: {
        tags,
        summary: 'Whether a channel would still hold together with some other releases',
        body: ProofBody,
        response: { 200: VerdictSchema },
      },
    },
    async ({ body: { channel, releases } }) => registry.prove(channel, releases),
  );

  app.post(
    '/acts',
    {
      schema: {
        tags,
        summary: 'Writes an act into the log, after the proof where visitors get something else by it',
        body: ActBody,
        response: { 200: ActSchema, 403: ErrorSchema, 409: ErrorSchema, 422: ErrorSchema, 503: ErrorSchema },
      },
    },
    async ({ actor, body: { act, body, head, dryRun } }) => {
      // The schema has seen to it that act and body fit each other.
      const done = await registry.perform(actor, { act, body } as unknown as Wish, { head, dryRun });
      if (!done.entry) return done;
      await served();
      return { ...done, ...compositionOf(body) };
    },
  );
}
