import { languageOf } from '@campavia/i18n/server';

import type { Api } from '../../../core/app-context';
import { saveCard } from './cards.store';
import { newId } from '../new-id';
import type { PspContext } from '../psp-context';
import { translatePsp } from '../pages/psp-messages';
import { readCard, type CardForm } from './parse-card';

const CREATED = 201;
const WRONG = 400;
const MONTH_LETTERS = 7;

/** The card vault: browsers send cards directly and get a token. */
export function vaultRoutes(app: Api, { database, clock }: Pick<PspContext, 'database' | 'clock'>): void {
  app.post('/sandbox/psp/cards', async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const month = clock.today().slice(0, MONTH_LETTERS);
    const card = readCard(isForm(body) ? body : {}, month);
    if ('problems' in card) {
      const language = languageOf(headers['accept-language']);
      const errors = Object.entries(card.problems).map(([field, id]) => [
        field,
        [translatePsp(language, id)],
      ]);
      return reply.code(WRONG).send(Object.fromEntries(errors));
    }
    const { lastDigits, expiry, holder } = card;
    const token = newId('tok');
    await saveCard(database, { id: newId('card'), token, last_digits: lastDigits, expiry, holder });
    return reply.code(CREATED).send({ token });
  });
}

function isForm(body: unknown): body is CardForm {
  return typeof body === 'object' && body !== null;
}
