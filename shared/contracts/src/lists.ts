import { Type, type TSchema } from 'typebox';

/** One page of a list, the format of all lists of the api. `count` is exact unless the list says otherwise. */
export function PageOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    count: Type.Integer({ minimum: 0 }),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    results: Type.Array(item),
  });
}

/** A decimal amount with two places, "123.26"; never a float. */
export const DecimalSchema = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });

/** A calendar day, `yyyy-MM-dd`. */
export const PlainDateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
