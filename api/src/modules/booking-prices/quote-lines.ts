import { convert, SHARE_OF_LINE, type Minor, type PriceQuote } from '@campavia/domain';

import { partsOf, type PricedCamper } from '../prices/trip-quotes.service';
import type { QuotedLine } from './booking-quote';

/** The lines of a quote. @param owner the same quote in the owner's currency */
export function toQuotedLines(quote: PriceQuote, owner: PriceQuote, camper: PricedCamper): QuotedLine[] {
  return quote.lines.map((line) => {
    const amountOwner = owner.lines.find(({ code }) => code === line.code)?.amount ?? 0;
    const { code, amount } = line;
    return {
      code,
      amount,
      amountOwner,
      share: SHARE_OF_LINE[code],
      parts: partsOf(line, camper),
      requestId: null,
    };
  });
}

/**
 * The lines of the platform in a quote made in the owner's currency, converted by the rate that was agreed. A coupon
 * that pays for everything leaves nothing, however the lines round.
 */
export function toPlatformLines(
  quote: PriceQuote,
  { camper, agreed, rateMicros }: { camper: PricedCamper; agreed: readonly QuotedLine[]; rateMicros: number },
): QuotedLine[] {
  const lines = toQuotedLines(quote, quote, camper)
    .filter(({ share }) => share !== 'owner')
    .map((line) => ({ ...line, amount: convertSigned(line.amountOwner, rateMicros) }));
  const covered = [...agreed, ...lines.filter(({ share }) => share !== 'coupon' && share !== 'cancellation')];
  const sum = covered.reduce((total, { amount }) => total + amount, 0);
  const sumOwner = covered.reduce((total, { amountOwner }) => total + amountOwner, 0);
  return lines.map((line) =>
    line.share === 'coupon' ? { ...line, amount: couponAmount(line, { sum, sumOwner }) } : line,
  );
}

function couponAmount({ amount, amountOwner }: QuotedLine, covered: { sum: Minor; sumOwner: Minor }): Minor {
  return -amountOwner === covered.sumOwner ? -covered.sum : Math.max(amount, -covered.sum);
}

function convertSigned(amount: Minor, micros: number): Minor {
  return amount < 0 ? -convert(-amount, micros) : convert(amount, micros);
}
