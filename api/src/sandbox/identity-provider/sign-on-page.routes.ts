import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { signOnPage, wrongRequestPage } from './identity-provider-page';
import type { IdentityProvider } from './identity-provider.service';
import { requireProvider, ROOT } from './require-provider';
import { readRequest, type AuthorizeQuery } from './read-request';

const KNOWN = { email: 'guest@campavia.test', given_name: 'Camille', family_name: 'Fournier' };
const WRONG = 400;

const OptionalText = Type.Optional(Type.String({ maxLength: 2000 }));
const Query = Type.Object({
  response_type: OptionalText,
  client_id: OptionalText,
  redirect_uri: OptionalText,
  scope: OptionalText,
  state: OptionalText,
  nonce: OptionalText,
  code_challenge: OptionalText,
  code_challenge_method: OptionalText,
});
const Answer = Type.Object({
  email: OptionalText,
  given_name: OptionalText,
  family_name: OptionalText,
  email_verified: OptionalText,
  cancel: OptionalText,
});
const Page = Type.String({ description: 'a page' });

/** The sign-in page of the simulated provider. */
export function signOnPageRoutes(app: Api, provider: IdentityProvider | undefined): void {
  const about = (summary: string) => ({ tags: ['sandbox'], summary, security: [] });

  app.get(
    `${ROOT}/authorize`,
    {
      schema: {
        ...about('Asks a user to sign in'),
        querystring: Query,
        response: { 200: Page, 400: Page, 404: DetailErrorSchema },
      },
    },
    async ({ query }, reply) => showPage(requireProvider(provider), query, reply),
  );
  app.post(
    `${ROOT}/authorize`,
    {
      schema: {
        ...about('Takes the answer and sends back to the site with a code'),
        consumes: ['application/x-www-form-urlencoded'],
        querystring: Query,
        body: Answer,
        response: { 303: Type.Null(), 400: Page, 404: DetailErrorSchema },
      },
    },
    async ({ query, body }, reply) => {
      const there = requireProvider(provider);
      const request = readRequest(query, there);
      const { email = '', given_name = '', family_name = '', email_verified, cancel } = body ?? {};
      if (typeof request === 'string') return showPage(there, query, reply);
      if (!cancel && !email.trim()) return sendPage(reply.code(WRONG), wrongRequestPage('email is missing'));
      const claimed = {
        email: email.trim(),
        given_name,
        family_name,
        email_verified: email_verified === 'on',
      };
      return reply.redirect(cancel ? there.refuse(request) : there.grantCode(request, claimed), 303);
    },
  );
}

function showPage(provider: IdentityProvider, query: AuthorizeQuery, reply: FastifyReply) {
  const request = readRequest(query, provider);
  if (typeof request === 'string') return sendPage(reply.code(WRONG), wrongRequestPage(request));
  const action = `${ROOT}/authorize?${new URLSearchParams({ ...query })}`;
  return sendPage(reply, signOnPage(action, KNOWN), request.redirectUri.origin);
}

// The form-action policy must include the target of the redirect that follows.
function sendPage(reply: FastifyReply, page: string, formTarget = '') {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTarget}`;
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy.trim())
    .type('text/html; charset=utf-8')
    .send(page);
}
