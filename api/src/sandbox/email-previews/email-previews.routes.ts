import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Settings } from '../../config/settings';
import type { Api } from '../../core/app-context';
import { emailLayout } from '../../core/emails/email-layout';
import { emailHtml } from '../../core/emails/email-html';
import { emailText } from '../../core/emails/email-text';
import { HttpError } from '../../core/http-errors';
import { emailListPage, emailPage } from './email-page';
import { emailSample } from './email-samples';
import { STRICT_PAGE } from './strict-page';

type PreviewSettings = Pick<Settings, 'siteUrl' | 'companyAddress' | 'outside'>;

const answers = { 200: Type.Unknown({ description: 'a page' }), 404: DetailErrorSchema };

/** A page per kind of e-mail, with sample data. */
export function emailPreviewsRoutes(app: Api, settings: PreviewSettings): void {
  const strict = { 'content-security-policy': STRICT_PAGE, 'cache-control': 'no-store' };

  app.get(
    '/sandbox/emails',
    { schema: { tags: ['sandbox'], summary: 'Every kind of e-mail', security: [], response: answers } },
    async (_, reply) => reply.headers(strict).type('text/html; charset=utf-8').send(emailListPage()),
  );

  app.get(
    '/sandbox/emails/:kind',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'A sample e-mail as recipients get it: subject, HTML and text',
        security: [],
        params: Type.Object({ kind: Type.String() }),
        querystring: Type.Object({
          lang: Type.Optional(Type.String({ maxLength: 20, description: 'a language or a site' })),
          part: Type.Optional(Type.Enum(['html', 'text'], { description: 'that part alone' })),
        }),
        response: { ...answers, 400: FieldErrorsSchema },
      },
    },
    async ({ params: { kind }, query: { lang, part } }, reply) => {
      const site = siteOfTag(lang);
      const email = emailSample(kind, site, settings.siteUrl);
      if (!email) throw new HttpError(404, 'not_found');
      const frame = emailLayout(settings, email.site);
      const [html, text] = [emailHtml(email, frame), emailText(email, frame)];
      reply.headers(strict);
      if (part === 'text') return reply.type('text/plain; charset=utf-8').send(text);
      const page = part === 'html' ? html : emailPage({ name: kind, site, email, html, text });
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
}
