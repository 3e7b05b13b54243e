import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { IdentityProvider } from './identity-provider.service';
import { requireProvider, ROOT } from './require-provider';
import { signOnPageRoutes } from './sign-on-page.routes';
import { TokenProblem } from './token-form';

const WRONG = 400;

const OptionalText = Type.Optional(Type.String({ maxLength: 2000 }));
const Form = Type.Object({
  grant_type: OptionalText,
  code: OptionalText,
  client_id: OptionalText,
  redirect_uri: OptionalText,
  code_verifier: OptionalText,
});

/** Endpoints and pages of the simulated identity provider; absent outside the sandbox. */
export function identityProviderRoutes(app: Api, provider: IdentityProvider | undefined): void {
  const about = (summary: string) => ({ tags: ['sandbox'], summary, security: [] });
  signOnPageRoutes(app, provider);

  app.get(
    `${ROOT}/.well-known/openid-configuration`,
    { schema: { ...about('What the sandbox’s identity provider can do'), response: answers() } },
    async () => requireProvider(provider).configuration(),
  );
  app.get(`${ROOT}/jwks`, { schema: { ...about('The keys of its tokens'), response: answers() } }, async () =>
    requireProvider(provider).jwks(),
  );
  app.post(
    `${ROOT}/token`,
    {
      schema: {
        ...about('Tokens for a code'),
        consumes: ['application/x-www-form-urlencoded'],
        body: Form,
        response: { ...answers(), 400: Type.Unknown({ description: 'an error of RFC 6749' }) },
      },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        return await requireProvider(provider).exchange(body ?? {});
      } catch (error) {
        if (!(error instanceof TokenProblem)) throw error;
        return reply.code(WRONG).send({ error: error.kind, error_description: error.description });
      }
    },
  );
}

function answers() {
  return { 200: Type.Unknown({ description: 'as OpenID Connect defines it' }), 404: DetailErrorSchema };
}
