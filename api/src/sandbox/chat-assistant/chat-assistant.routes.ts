import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';

import { ASSISTANT_TEXTS, type AssistantTexts } from './assistant-texts';

/** Only pages of the site may frame it. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:0 .25rem;color:#14241e}
p.loud{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}h1{font-size:1.15rem}
details{border-top:1px solid #d8ddd1;padding:.75rem 0}summary{cursor:pointer;font-weight:600;min-height:1.75rem}`;

/** A page that simulates a chat assistant, to be framed. */
export function chatAssistantRoutes(app: Api): void {
  app.get(
    '/sandbox/assistant',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'A simulation of the chat assistant',
        security: [],
        querystring: Type.Object({
          bot: Type.Optional(Type.String({ maxLength: 100 })),
          lang: Type.Optional(Type.Enum(Object.keys(ASSISTANT_TEXTS))),
        }),
        response: {
          200: Type.String({ description: 'a page' }),
          400: FieldErrorsSchema,
          404: DetailErrorSchema,
        },
      },
    },
    async ({ query: { lang = 'en' } }, reply) => {
      const texts = ASSISTANT_TEXTS[lang];
      if (!texts) throw new HttpError(404, 'not_found');
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', FRAMED)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(page(lang, texts));
    },
  );
}

function page(lang: string, { sandbox, title, answers }: AssistantTexts): string {
  const items = answers.map(
    ([question, answer]) => `<details><summary>${question}</summary>${answer}</details>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><p class="loud">${sandbox}</p><main><h1>${title}</h1>${items.join('')}</main></body>
</html>
`;
}
