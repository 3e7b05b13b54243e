import { SEARCH_LIMITS } from '@campavia/domain';

/** The fields of the filter form that somebody types into. */
export type TypedField = 'leastPrice' | 'mostPrice' | 'height';

/** Their texts. */
export type TypedTexts = Record<TypedField, string>;

/** What is wrong with a form: no amount, less than where it starts, no height, a height that no camper has. */
export interface FilterProblems {
  leastPrice?: 'noPrice';
  mostPrice?: 'noPrice' | 'belowLeast';
  height?: 'noHeight' | 'oddHeight';
}

/** What is wrong with a filter form, by field. */
export function findProblems(draft: TypedTexts): FilterProblems {
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

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** A price as somebody types it: `180`, `99.50`, `99,5`. */
export function readPrice(text: string): number | undefined {
  const trimmed = text.replace(/\s/g, '');
  if (!AMOUNT.test(trimmed)) return undefined;
  const price = Number(trimmed.replace(',', '.'));
  return price <= SEARCH_LIMITS.price.most ? price : undefined;
}

const HEIGHT = /^(\d{1,4})(?:[.,](\d{1,2}))?(m|cm)?$/i;
/** A whole number from here on is meant in centimetres. */
const LEAST_CM = 100;

/**
 * A height as somebody types it, in centimetres: `2.80`, `2,8`, `2.80 m`, `280`, `280 cm`. Undefined for anything else.
 */
export function readHeight(text: string): number | undefined {
  const [, whole, places = '', unit = ''] = HEIGHT.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const isInCm = unit ? unit.toLowerCase() === 'cm' : places === '' && Number(whole) >= LEAST_CM;
  return isInCm ? Number(whole) : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}
