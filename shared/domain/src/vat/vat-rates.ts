import { halfUp, type Minor } from '../money';

/**
 * Standard rates of value added tax in per mille, by the country where a camper is handed over: there a short-term rental
 * and its brokerage are taxed (articles 46 and 56 of Directive 2006/112/EC). As of 1 January 2027; the US has none.
 */
const VAT_PER_MILLE: Readonly<Record<string, number>> = {
  AT: 200,
  BE: 210,
  CH: 81,
  DE: 190,
  ES: 210,
  FR: 200,
  GB: 200,
  IE: 230,
  IT: 220,
  NL: 210,
  PT: 230,
};

/** In per mille; undefined for a country without value added tax. */
export function vatPerMille(country: string): number | undefined {
  return VAT_PER_MILLE[country];
}

export interface VatAmounts {
  net: Minor;
  vat: Minor;
  gross: Minor;
}

/** The tax that an amount includes, in minor units; net and tax sum to it. */
export function splitVat(gross: Minor, perMille: number): VatAmounts {
  // Avoids -0 for a negative amount without tax.
  const vat = halfUp(gross * perMille, 1000 + perMille) + 0;
  return { net: gross - vat, vat, gross };
}
