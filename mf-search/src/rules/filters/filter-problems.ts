import { SEARCH_LIMITS } from '@campavia/domain';

export type TypedField = 'leastPrice' | 'mostPrice' | 'height';

export type TypedTexts = Record<TypedField, string>;

export interface FilterProblems {
  leastPrice?: 'noPrice';
  mostPrice?: 'noPrice' | 'belowLeast';
  height?: 'noHeight' | 'oddHeight';
}

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

/** Accepts `180`, `99.50` and `99,5`. */
export function readPrice(text: string): number | undefined {
  const trimmed = text.replace(/\s/g, '');
  if (!AMOUNT.test(trimmed)) return undefined;
  const price = Number(trimmed.replace(',', '.'));
  return price <= SEARCH_LIMITS.price.most ? price : undefined;
}

const HEIGHT = /^(\d{1,4})(?:[.,](\d{1,2}))?(m|cm)?$/i;
/** Whole numbers from here on are centimetres, smaller numbers metres. */
const MIN_CM = 100;

/** In centimetres, from `2.80`, `2,8`, `2.80 m`, `280` or `280 cm`; undefined for anything else. */
export function readHeight(text: string): number | undefined {
  const [, whole, places = '', unit = ''] = HEIGHT.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const isInCm = unit ? unit.toLowerCase() === 'cm' : places === '' && Number(whole) >= MIN_CM;
  return isInCm ? Number(whole) : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}
