/** The first amount of money in a text, without spaces. */
export function amountIn(text: string): string {
  const amount = /[€£$]?\s?\d[\d\s.,’']*(?:\s?(?:€|CHF))?/u.exec(text)?.[0] ?? '';
  return amount.replace(/\s/gu, '');
}

/** The api's amount in euros, such as 1049.50, as the Irish site shows it. */
export function formatEuros(amount: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(Number(amount));
}
