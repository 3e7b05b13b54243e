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
    summary: 'Subscribes to the newsletter: sends a link that confirms the e-mail address',
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
    summary: 'Confirms an e-mail address by the token sent to it',
    body: NewsletterLinkSchema,
    response: done,
  };
  app.post('/v4/newsletter/subscriptions/confirm/', { schema: confirm }, async ({ body }, reply) => {
    await newsletter.confirm(body.token);
    return reply.code(204).send(null);
  });

  const stop = {
    tags,
    summary: 'Unsubscribes from the newsletter by the token sent by e-mail',
    body: NewsletterLinkSchema,
    response: done,
  };
  app.post('/v4/newsletter/subscriptions/stop/', { schema: stop }, async ({ body }, reply) => {
    await newsletter.stop(body.token);
    return reply.code(204).send(null);
  });

  oneClickRoutes(app, NEWSLETTER_EMAILS, { siteUrl, stop: newsletter.stop });
}
