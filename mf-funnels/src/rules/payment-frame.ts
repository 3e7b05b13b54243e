import type { PaymentTypeCode } from '@campavia/contracts';

/** A page of the provider that asks for something, and the window in which it would be asked. */
export interface BankQuestion {
  redirectUrl: string;
  type: PaymentTypeCode | undefined;
  window: { href: string; innerWidth: number; innerHeight: number };
}

/** In smaller windows a frame would scroll within a page that scrolls. */
const LEAST = { width: 768, height: 600 };

/**
 * Whether a bank's question about a card is asked in a frame over the page. Other houses want to be seen with their
 * own address, and the policy of the site lets in no frame from elsewhere.
 */
export function fitsFrame({
  redirectUrl,
  type,
  window: { href, innerWidth, innerHeight },
}: BankQuestion): boolean {
  if (type !== 'card' && type !== 'card_2') return false;
  const isOurs = new URL(redirectUrl, href).origin === new URL(href).origin;
  return isOurs && innerWidth >= LEAST.width && innerHeight >= LEAST.height;
}

/** What a framed page says once it was answered, whatever the answer is; the api is asked how the payment stands. */
export function transactionIn(data: unknown): string | undefined {
  const { source, transactionId } = (data ?? {}) as { source?: unknown; transactionId?: unknown };
  return source === 'sandbox-psp' && typeof transactionId === 'string' ? transactionId : undefined;
}
