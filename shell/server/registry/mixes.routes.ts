import { RegistryRefusal, type Mix } from '@campavia/release';

import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import { ErrorSchema, MixLinkSchema, MixParams } from './schemas';

export function mixesRoutes(app: RegistryScope, { registry, mixLink }: RegistryRoutesOptions): void {
  function mixOf(id: string): Mix {
    const { mixes } = registry.state();
    const mix = Object.hasOwn(mixes, id) ? mixes[id] : undefined;
    if (!mix) throw new RegistryRefusal(404, 'unknown_mix', `There is no mix ${id}`);
    if (!mix.isRevoked) return mix;
    throw new RegistryRefusal(409, 'mix_revoked', `The mix ${mix.name} is revoked; make a new one`);
  }

  app.get(
    '/mixes/:mix/link',
    {
      schema: {
        tags: ['reading'],
        summary: 'A link that shows a mix to every visitor who opens it',
        params: MixParams,
        response: { 200: MixLinkSchema, 404: ErrorSchema, 409: ErrorSchema },
      },
    },
    async (request) => {
      const { mix: id } = request.params;
      const { expiresAt } = mixOf(id);
      return { link: mixLink(request, id, expiresAt), expiresAt };
    },
  );
}
