import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';

import { describeMixer } from './describe-mixer';
import {
  ChoiceSchema,
  MadeMixSchema,
  MixerAnswerSchema,
  RefusalSchema,
  VerdictSchema,
} from './mixer-schemas';
import { makeMix, requirePublished } from './make-mix';
import type { MixerContext } from './mixer-context';

const schema = { tags: ['mixer'], hide: true };
const errors = { 400: RefusalSchema, 404: RefusalSchema, 422: RefusalSchema, 429: RefusalSchema };

function atMost(max: number) {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

export function mixerRoutes(app: FastifyInstance, context: MixerContext): void {
  const { registry } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.get(
    '/_registry/mixer',
    { config: atMost(120), schema: { ...schema, response: { 200: MixerAnswerSchema, ...errors } } },
    async (request) => {
      const linkOf = (mix: string, expiresAt: string) => context.mixLink(request, mix, expiresAt);
      return describeMixer(registry.state(), context.visitOf(request), linkOf);
    },
  );

  typed.post(
    '/_registry/mixer/proof',
    {
      config: atMost(120),
      schema: { ...schema, body: ChoiceSchema, response: { 200: VerdictSchema, ...errors } },
    },
    async (request) => {
      const { releases } = request.body;
      requirePublished(registry.state(), releases);
      return registry.checkCompatibility(context.visitOf(request).channel, releases);
    },
  );

  typed.post(
    '/_registry/mixer/mixes',
    {
      config: atMost(20),
      schema: { ...schema, body: ChoiceSchema, response: { 200: MadeMixSchema, ...errors } },
    },
    async (request) => {
      const { releases } = request.body;
      requirePublished(registry.state(), releases);
      const { mix, expiresAt } = await makeMix(registry, context.visitOf(request), releases);
      // A link to a mix that is not served yet would show the plain channel.
      await context.served();
      return { link: context.mixLink(request, mix, expiresAt), expiresAt };
    },
  );
}
