/** Countries whose emergency services have another number than that of Europe. */
const OTHERS: Record<string, string> = { US: '911' };

/** The number of police, ambulance and fire brigade in a country, by its ISO 3166 code. */
export function emergencyNumberOf(country: string): string {
  return OTHERS[country] ?? '112';
}
