/** An amount in English format, −€38.85, in minor units. */
export function minorIn(text: string): number {
  const sum = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  return /^\s*[−-]/.test(text) ? -sum : sum;
}
