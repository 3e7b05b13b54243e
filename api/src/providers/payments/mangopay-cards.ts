import type { MangopayClient } from './mangopay-client';
import type { MangopayObject } from './mangopay-session';
import { readCard, textOf } from './mangopay-wire';
import { PaymentsFailure } from './payments-provider';

/** A card that can be debited: its id, its user, and its recurring registration, if any. */
export interface MangopayCard {
  cardId: string;
  userId: string;
  expiry: string;
  lastDigits: string;
  registrationId?: string;
}

const SEPARATOR = ':';
const SERIES = '/';

/** Alias of a card, with its recurring registration, if any. */
export function aliasOf(cardId: string, registrationId?: string): string {
  return registrationId ? `${cardId}${SERIES}${registrationId}` : cardId;
}

/** Resolves tokens (`<registration>:<registration data>`) and aliases to cards. */
export function createMangopayCards(client: MangopayClient) {
  async function view(cardId: string): Promise<MangopayCard> {
    return { cardId, ...readCard(await client.get(`/cards/${encodeURIComponent(cardId)}`)) };
  }

  // Once finished, a registration is only read, so that a retry succeeds like the first attempt.
  async function finish(token: string): Promise<string> {
    const cut = token.indexOf(SEPARATOR);
    if (cut < 1) throw new PaymentsFailure('refused', 'the token names no card registration');
    const path = `/cardregistrations/${encodeURIComponent(token.slice(0, cut))}`;
    const found = await client.get(path);
    const done = isFinished(found)
      ? found
      : await client.put(path, { RegistrationData: token.slice(cut + 1) });
    if (!isFinished(done))
      throw new PaymentsFailure('refused', `the card was not taken: ${String(done.ResultCode)}`);
    return textOf(done, 'CardId');
  }

  return {
    view,
    ofToken: async (token: string) => view(await finish(token).catch(unknownIsRefused)),
    async ofAlias(alias: string): Promise<MangopayCard> {
      const [cardId = '', registrationId] = alias.split(SERIES);
      return { ...(await view(cardId).catch(unknownIsRefused)), ...(registrationId && { registrationId }) };
    },
  };
}

function isFinished({ CardId }: MangopayObject): boolean {
  return typeof CardId === 'string' && CardId !== '';
}

function unknownIsRefused(error: unknown): never {
  const isUnknown = error instanceof PaymentsFailure && error.kind === 'unknown';
  throw isUnknown ? new PaymentsFailure('refused', 'no such card') : error;
}
