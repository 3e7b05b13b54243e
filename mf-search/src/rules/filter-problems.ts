import { SEARCH_LIMITS } from '@campavia/domain';

import { readHeight } from './read-height';
import { readPrice } from './read-price';

/** The fields of the filter form that somebody types into. */
export type TypedField = 'leastPrice' | 'mostPrice' | 'height';

/** What stands in them. */
export type TypedTexts = Record<TypedField, string>;

/** What is wrong with a form: no amount, less than where it starts, no height, a height that no camper has. */
export interface FilterProblems {
  leastPrice?: 'noPrice';
  mostPrice?: 'noPrice' | 'belowLeast';
  height?: 'noHeight' | 'oddHeight';
}

/** What is wrong with a filter form, by field. */
export function problemsOf(draft: TypedTexts): FilterProblems {
  return {
    ...(isNoPrice(draft.leastPrice) && { leastPrice: 'noPrice' }),
    ...mostPriceProblem(draft),
    ...heightProblem(draft.height),
  };
}

function isNoPrice(text: string): boolean {
  return text.trim() !== '' && readPrice(text) === undefined;
}

function mostPriceProblem({ leastPrice, mostPrice }: TypedTexts): FilterProblems {
  if (isNoPrice(mostPrice)) return { mostPrice: 'noPrice' };
  const [least, most] = [readPrice(leastPrice), readPrice(mostPrice)];
  const isBelow = least !== undefined && most !== undefined && most < least;
  return isBelow ? { mostPrice: 'belowLeast' } : {};
}

function heightProblem(text: string): FilterProblems {
  if (text.trim() === '') return {};
  const height = readHeight(text);
  if (height === undefined) return { height: 'noHeight' };
  const { least, most } = SEARCH_LIMITS.heightCm;
  return height < least || height > most ? { height: 'oddHeight' } : {};
}
