import type { MangopayClient } from './mangopay-client';
import type { MangopayObject } from './mangopay-session';
import { readCard, textOf } from './mangopay-wire';
import { PaymentsFailure } from './payments-provider';

/** A card that can be debited: its id, whose it is, and the series of debits it was agreed for, if one was. */
export interface MangopayCard {
  cardId: string;
  userId: string;
  expiry: string;
  lastDigits: string;
  registrationId?: string;
}

const SEPARATOR = ':';
const SERIES = '/';

/** The alias of a card; with the series of debits that its holder agreed to. */
export function aliasOf(cardId: string, registrationId?: string): string {
  return registrationId ? `${cardId}${SERIES}${registrationId}` : cardId;
}

/** Reads cards: of tokens, which are `<registration>:<what the vault gave>`, and of aliases. */
export function createMangopayCards(client: MangopayClient) {
  async function view(cardId: string): Promise<MangopayCard> {
    return { cardId, ...readCard(await client.get(`/cards/${encodeURIComponent(cardId)}`)) };
  }

  // Finished once, it is only read from then on: a second try must not fail where the first one went through.
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
