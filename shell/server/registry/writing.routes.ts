import { compositionIdOf, RegistryRefusal } from '@campavia/release';
import type { ChangeRequest } from '@campavia/release/server';

import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import { ActBody, ActSchema, ErrorSchema, ProofBody, VerdictSchema } from './schemas';

/** Ajv would coerce other values to numbers, and `null` to 0, which ends a canary. */
function requireNumbers({ body: change }: { body: unknown }): void {
  const { body } = (change ?? {}) as { body?: Record<string, unknown> | null };
  const wrong = ['percent', 'hours'].find((name) => !['undefined', 'number'].includes(typeof body?.[name]));
  if (wrong) throw new RegistryRefusal(400, 'bad_request', `body/body/${wrong} must be a number`);
}

export function writingRoutes(app: RegistryScope, options: RegistryRoutesOptions): void {
  const { registry, compositions, served } = options;
  const tags = ['writing'];

  function compositionOf(body: Record<string, unknown>): { composition?: string } {
    const state = registry.state();
    const { channel: name } = body;
    const isKnown = typeof name === 'string' && Object.hasOwn(state.channels, name);
    const channel = isKnown ? state.channels[name] : undefined;
    return channel ? { composition: compositionIdOf(state, channel.releases) } : {};
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
    async ({ body: { channel, releases } }) => registry.checkCompatibility(channel, releases),
  );

  app.post(
    '/acts',
    {
      preValidation: async (request) => requireNumbers(request),
      schema: {
        tags,
        summary: 'Writes a log entry, after the compatibility check if it changes what visitors get',
        body: ActBody,
        response: { 200: ActSchema, 403: ErrorSchema, 409: ErrorSchema, 422: ErrorSchema, 503: ErrorSchema },
      },
    },
    async ({ actor, body: { act, body, head, dryRun } }) => {
      // The schema guarantees that `act` and `body` fit each other.
      const done = await registry.applyChange(actor, { act, body } as unknown as ChangeRequest, {
        head,
        dryRun,
      });
      if (!done.entry) return done;
      await served();
      return { ...done, ...compositionOf(body), problems: compositions.problems() };
    },
  );
}
