/** The first amount of money in a text, without spaces. */
export function amountIn(text: string): string {
  const amount = /[€£$]?\s?\d[\d\s.,’']*(?:\s?(?:€|CHF))?/u.exec(text)?.[0] ?? '';
  return amount.replace(/\s/gu, '');
}
