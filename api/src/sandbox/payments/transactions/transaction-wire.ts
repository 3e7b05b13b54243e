import type { PspTransaction } from './transactions.store';

/** A move as the sandbox's answers carry it. */
export function transactionBody(move: PspTransaction) {
  return { ...common(move), id: move.id, redirect_url: pageOf(move) };
}

/** What a notification says about a transaction. */
export function eventBody(id: string, move: PspTransaction) {
  return { ...common(move), id, object_id: move.id };
}

function common(move: PspTransaction) {
  const { kind, means, reference, status, result_code, amount, currency, card_id, expiry } = move;
  const card = kind === 'pay_in' && card_id ? { alias: card_id, card_expiry: expiry } : {};
  return { kind, means, reference, status, result_code, amount: Number(amount), currency, ...card };
}

// A phone is asked by itself; everything else needs the person's browser. The site forwards to these pages on each of
// its hosts, and a frame has to come from the one that the person is on.
function pageOf({ id, is_asked, status, means, return_url }: PspTransaction): string | null {
  if (!is_asked || status !== 'CREATED' || means === 'mbway' || return_url === null) return null;
  return `${new URL(return_url).origin}/sandbox/psp/pay/${id}`;
}
