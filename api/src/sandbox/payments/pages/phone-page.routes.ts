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

/** The phone that MB WAY rings: whoever opens the page holds it in the hand. */
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
    // The id alone is no phone in one's hand, and one that never answers does not answer here either.
    if (move.phone !== phone || isSilent(phone)) {
      throw new PspError(404, 'not_found', 'Nothing waits for this phone');
    }
    await psp.decide(id, codeOfDecision(move, decision));
    return reply.redirect(`${PATH}?${new URLSearchParams({ number: phone })}`, SEE_OTHER);
  });
}

// The plus of an address is a space, and people write numbers with some.
function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits && `+${digits}`;
}
