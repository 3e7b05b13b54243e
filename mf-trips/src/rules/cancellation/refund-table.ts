import type { RefundPreview } from '@campavia/contracts';
import { formatDecimal, parseDecimal, type Minor } from '@campavia/domain';

export interface RefundRow {
  price: string;
  kept: string;
  refunded: string;
}

/**
 * The parts of a price, each with its retained and refunded amount. Amounts are decimals in the currency of the
 * preview.
 */
export interface RefundTable {
  rows: (RefundRow & { share: RefundPreview['lines'][number]['share'] })[];
  total: RefundRow;
  /** Not paid yet and not charged any more; undefined when the price is paid. */
  notCharged: string | undefined;
  /** The total without what was never paid. */
  refund: string;
  platformKeeps: string;
}

export function buildRefundTable(preview: RefundPreview): RefundTable {
  const lines = preview.lines.map(({ share, amount, retained }) => ({
    share,
    price: parseDecimal(amount),
    kept: parseDecimal(retained),
  }));
  const price = sum(lines.map((line) => line.price));
  const kept = sum(lines.map((line) => line.kept));
  const unpaid = price - parseDecimal(preview.paid);
  return {
    rows: lines
      .filter((line) => line.price !== 0 || line.kept !== 0)
      .map((line) => ({ share: line.share, ...toRow(line) })),
    total: toRow({ price, kept }),
    notCharged: unpaid > 0 ? formatDecimal(unpaid) : undefined,
    refund: formatDecimal(price - kept - unpaid),
    platformKeeps: formatDecimal(parseDecimal(preview.retained_total) - parseDecimal(preview.owner_receives)),
  };
}

function toRow({ price, kept }: { price: Minor; kept: Minor }): RefundRow {
  return { price: formatDecimal(price), kept: formatDecimal(kept), refunded: formatDecimal(price - kept) };
}

function sum(amounts: Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0);
}
