import type { PspTransaction } from './transactions.store';

/** A transaction in the sandbox's answers. */
export function transactionBody(move: PspTransaction) {
  return { ...common(move), id: move.id, redirect_url: pageOf(move) };
}

/** Body of a notification about a transaction. */
export function eventBody(id: string, move: PspTransaction) {
  return { ...common(move), id, object_id: move.id };
}

function common(move: PspTransaction) {
  const { kind, means, reference, status, result_code, amount, currency, card_id, expiry } = move;
  const card = kind === 'pay_in' && card_id ? { alias: card_id, card_expiry: expiry } : {};
  return { kind, means, reference, status, result_code, amount: Number(amount), currency, ...card };
}

// Phones are notified directly; other methods need the user's browser. The URL is relative, because the site forwards
// these pages on all its hosts and a frame must have the same origin.
function pageOf({ id, is_asked, status, means, return_url }: PspTransaction): string | null {
  if (!is_asked || status !== 'CREATED' || means === 'mbway' || return_url === null) return null;
  return `${new URL(return_url).origin}/sandbox/psp/pay/${id}`;
}
