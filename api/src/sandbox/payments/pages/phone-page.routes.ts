import { Type } from 'typebox';

import { languageOf } from '@campavia/i18n/server';

import type { Api } from '../../../core/app-context';
import { codeOfDecision } from './code-of-decision';
import { isSilent } from '../transactions/planned-outcomes';
import { sendPage } from './page-frame';
import { phonePage } from './phone-page';
import { PspError } from '../psp-error';
import type { Psp } from '../psp.service';

const SEE_OTHER = 303;
const PATH = '/sandbox/psp/phone';

const Number = Type.String({ maxLength: 30 });
const Body = Type.Object({
  id: Type.String({ maxLength: 100 }),
  number: Number,
  decision: Type.Union([Type.Literal('approve'), Type.Literal('refuse')]),
});

/** The simulated phone that receives MB WAY requests. */
export function phonePageRoutes(app: Api, psp: Psp): void {
  app.get(
    PATH,
    { schema: { querystring: Type.Object({ number: Type.Optional(Number) }) } },
    async ({ query, headers }, reply) => {
      const phone = readPhone(query.number ?? '');
      const waiting = phone && !isSilent(phone) ? await psp.ofPhone(phone) : [];
      return sendPage(reply, phonePage(languageOf(headers['accept-language']), phone, waiting));
    },
  );

  app.post(PATH, { schema: { body: Body } }, async ({ body: { id, number, decision } }, reply) => {
    const move = await psp.find(id, 'pay_in');
    const phone = readPhone(number);
    // The id alone does not prove possession of the phone, and silent phones never answer.
    if (move.phone !== phone || isSilent(phone)) {
      throw new PspError(404, 'not_found', 'Nothing waits for this phone');
    }
    await psp.decide(id, codeOfDecision(move, decision));
    return reply.redirect(`${PATH}?${new URLSearchParams({ number: phone })}`, SEE_OTHER);
  });
}

// A plus in a query is decoded as a space, and numbers are often written with spaces.
function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits && `+${digits}`;
}
