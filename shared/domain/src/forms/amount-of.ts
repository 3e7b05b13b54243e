const NOT_DIGITS = /[\s\u00a0\u202f'’]/g;

/** The decimal amount for the api, parsed from the notation of any language: `1 250,50` is `1250.50`. */
export function amountOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const digits = text.replace(NOT_DIGITS, '');
  return digits.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.');
}
