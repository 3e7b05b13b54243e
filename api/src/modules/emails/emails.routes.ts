import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../core/app-context';
import { Problem } from '../../core/http-errors';
import type { Settings } from '../../config/settings';
import { MARK_PATH, emailFrame } from '../../core/emails/email-layout';
import { emailHtml } from '../../core/emails/email-html';
import { drawMark } from './email-logo';
import { emailText } from '../../core/emails/email-text';
import { emailListPage, emailPage } from '../../sandbox/email-previews/email-page';
import { emailSample } from '../../sandbox/email-previews/email-samples';
import { STRICT_PAGE } from '../../sandbox/email-previews/strict-page';

type PreviewSettings = Pick<Settings, 'siteUrl' | 'companyAddress' | 'outside' | 'isSandbox'>;

const DAY = 'public, max-age=86400';
const answers = { 200: Type.Unknown({ description: 'a page' }), 404: DetailErrorSchema };

/** The mark that e-mails show, and in the sandbox a page for each kind of e-mail. */
export function emailsRoutes(app: Api, settings: PreviewSettings): void {
  app.get(
    MARK_PATH,
    // Not described: nobody calls it but e-mail programs, and it takes and refuses nothing.
    { schema: { hide: true } },
    async (_, reply) =>
      reply
        .header('cache-control', DAY)
        .type('image/png')
        .send(await drawMark()),
  );
  previewRoutes(app, settings);
}

function previewRoutes(app: Api, settings: PreviewSettings): void {
  const strict = { 'content-security-policy': STRICT_PAGE, 'cache-control': 'no-store' };

  app.get(
    '/sandbox/emails',
    { schema: { tags: ['sandbox'], summary: 'Every kind of e-mail', security: [], response: answers } },
    async (_, reply) => {
      if (!settings.isSandbox) throw new Problem(404, 'not_found');
      return reply.headers(strict).type('text/html; charset=utf-8').send(emailListPage());
    },
  );

  app.get(
    '/sandbox/emails/:kind',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'An e-mail about made-up people, as its readers get it: subject, HTML and text',
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
      const email = settings.isSandbox ? emailSample(kind, site, settings.siteUrl) : undefined;
      if (!email) throw new Problem(404, 'not_found');
      const frame = emailFrame(settings, email.site);
      const [html, text] = [emailHtml(email, frame), emailText(email, frame)];
      reply.headers(strict);
      if (part === 'text') return reply.type('text/plain; charset=utf-8').send(text);
      const page = part === 'html' ? html : emailPage({ name: kind, site, email, html, text });
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
}
