import type { FoundCamper, SearchResult } from '@campavia/contracts';

interface Results {
  results: SearchResult[];
}

/** An answer of a search with the hours of its campers as whole numbers. */
export function toFoundCampers<Answer extends Results>(
  answer: Answer,
): Omit<Answer, 'results'> & { results: FoundCamper[] } {
  return { ...answer, results: answer.results.map(toFoundCamper) };
}

function toFoundCamper(result: SearchResult): FoundCamper {
  return { ...result, hour_from: hourOf(result.hour_from), hour_to: hourOf(result.hour_to) };
}

/** The first two characters of a time, as a number; older releases of the api send no times. */
function hourOf(time: string | null | undefined): number | null {
  return time ? Number.parseInt(time.slice(0, 2), 10) : null;
}
