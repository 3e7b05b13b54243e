import type { PaymentTypeCode } from '@campavia/contracts';

export interface BankPage {
  redirectUrl: string;
  type: PaymentTypeCode | undefined;
  window: { href: string; innerWidth: number; innerHeight: number };
}

/** In smaller windows the frame would scroll inside a page that scrolls. */
const MIN = { width: 768, height: 600 };

/**
 * Whether a bank's page for a card is shown in a frame over this page. Other providers require their own address in
 * the address bar, and the site's content security policy allows no frame from other origins.
 */
export function fitsFrame({
  redirectUrl,
  type,
  window: { href, innerWidth, innerHeight },
}: BankPage): boolean {
  if (type !== 'card' && type !== 'card_2') return false;
  const isOurs = new URL(redirectUrl, href).origin === new URL(href).origin;
  return isOurs && innerWidth >= MIN.width && innerHeight >= MIN.height;
}

/** The transaction in a message of the framed page, whatever its outcome; the api knows the outcome. */
export function parseTransaction(data: unknown): string | undefined {
  const { source, transactionId } = (data ?? {}) as { source?: unknown; transactionId?: unknown };
  return source === 'sandbox-psp' && typeof transactionId === 'string' ? transactionId : undefined;
}
