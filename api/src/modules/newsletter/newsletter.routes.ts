import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  NewsletterAnswerSchema,
  NewsletterLinkSchema,
  NewsletterSignUpSchema,
} from '@campavia/contracts';

import type { Settings } from '../../config/settings';
import type { Api } from '../../core/app-context';
import { clientNetworkOf } from '../../core/connections/client-network';
import { oneClickRoutes } from '../../core/emails/one-click-unsubscribe';
import { NEWSLETTER_EMAILS } from './newsletter-email';
import type { Newsletter } from './newsletter.service';

const tags = ['newsletter'];
const done = {
  204: Type.Null(),
  400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
  401: DetailErrorSchema,
};

/** Endpoints of the newsletter; no account needed. */
export function newsletterRoutes(
  app: Api,
  newsletter: Newsletter,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  const subscribe = {
    tags,
    summary: 'Asks for the newsletter: mails a link that confirms the address',
    body: NewsletterSignUpSchema,
    response: {
      200: NewsletterAnswerSchema,
      400: FieldErrorsSchema,
      401: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.post('/v4/newsletter/subscriptions/', { schema: subscribe }, ({ body, ip }) =>
    newsletter.subscribe(body, clientNetworkOf(ip)),
  );

  const confirm = {
    tags,
    summary: 'Confirms an address by the token that was mailed to it',
    body: NewsletterLinkSchema,
    response: done,
  };
  app.post('/v4/newsletter/subscriptions/confirm/', { schema: confirm }, async ({ body }, reply) => {
    await newsletter.confirm(body.token);
    return reply.code(204).send(null);
  });

  const stop = {
    tags,
    summary: 'Ends the newsletter by the token that was mailed',
    body: NewsletterLinkSchema,
    response: done,
  };
  app.post('/v4/newsletter/subscriptions/stop/', { schema: stop }, async ({ body }, reply) => {
    await newsletter.stop(body.token);
    return reply.code(204).send(null);
  });

  oneClickRoutes(app, NEWSLETTER_EMAILS, { siteUrl, stop: newsletter.stop });
}
