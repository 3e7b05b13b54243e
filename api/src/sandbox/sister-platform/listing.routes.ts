import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';
import { DUAL_LISTING_STATES } from '@campavia/domain';

import type { Api, AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { createDualListingStates } from '../../modules/own-campers/dual-listing.service';
import { readSandboxKey } from '../../providers/sister-redirects/sandbox-key.store';
import { SANDBOX_LISTING_PATH } from '../../providers/sister-redirects/sandbox-sister-redirects';
import { readRedirect, type SignedRedirect } from '../../providers/sister-redirects/signed-redirect';
import { expiredLinkPage, listingPage } from './listing-page';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const FORBIDDEN = 403;
const SEE_OTHER = 303;

const querystring = Type.Object({ token: Type.Optional(Type.String({ maxLength: 2000 })) });
const Page = Type.String({ description: 'a page' });
const response = { 403: Page, 404: DetailErrorSchema, 410: DetailErrorSchema };

/** The page of a camper on the sandbox's sister platform, for the holder of a signed link. */
export function sisterListingRoutes(app: Api, { database, clock, settings }: AppContext): void {
  const { find, move } = createDualListingStates({ database, clock });
  const about = (summary: string) => ({ tags: ['sandbox'], summary, security: [] });

  async function read(token: string | undefined): Promise<SignedRedirect | undefined> {
    if (settings.outside.sisterRedirects !== 'sandbox') throw new HttpError(404, 'not_found');
    const key = await readSandboxKey(database);
    return readRedirect(token ?? '', { key, nowMs: clock.now().getTime() });
  }

  app.get(
    SANDBOX_LISTING_PATH,
    {
      schema: {
        ...about('A camper on the sister platform, with a button for each state that it can have'),
        querystring,
        response: { ...response, 200: Page },
      },
    },
    async ({ query }, reply) => {
      const redirect = await read(query.token);
      if (!redirect) return sendPage(reply.code(FORBIDDEN), expiredLinkPage());
      const { id, title, dual_listing: state } = await find(redirect.camperId);
      const { returnUrl } = redirect;
      return sendPage(reply, listingPage({ id, title, state, action: addressOf(query.token), returnUrl }));
    },
  );
  app.post(
    SANDBOX_LISTING_PATH,
    {
      schema: {
        ...about('Moves the camper to another state, as its owner would on the sister platform'),
        consumes: ['application/x-www-form-urlencoded'],
        querystring,
        body: Type.Object({ state: Type.Enum([...DUAL_LISTING_STATES]) }),
        response: { ...response, 303: Type.Null() },
      },
    },
    async ({ query, body }, reply) => {
      const redirect = await read(query.token);
      if (!redirect) return sendPage(reply.code(FORBIDDEN), expiredLinkPage());
      await move(redirect.camperId, body.state);
      return reply.header('cache-control', 'no-store').redirect(addressOf(query.token), SEE_OTHER);
    },
  );
}

function addressOf(token = ''): string {
  return `${SANDBOX_LISTING_PATH}?${new URLSearchParams({ token })}`;
}

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(page);
}
