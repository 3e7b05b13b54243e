import {
  type EquipmentCode,
  equipmentOfFlag,
  FLAG_FIELDS,
  type FlagField,
  type OwnerType,
  type SearchLicence,
  type SearchQuery,
} from '@campavia/domain';

import { bedsOf } from '../finder-form';
import { omitUndefined } from '../search-params';

import { findProblems, readHeight, readPrice, type TypedTexts } from './filter-problems';
import { asksForBeds } from './filters';

/** Texts as typed, the height in metres; undefined leaves a filter off. */
export interface FilterDraft extends TypedTexts {
  beds: number | undefined;
  seatbelts: number | undefined;
  types: number[];
  licence: SearchLicence | undefined;
  ownerTypes: OwnerType[];
  stars: number | undefined;
  /** In kilometres. */
  radius: number | undefined;
  flags: FlagField[];
  /** Equipment without a filter of its own. */
  equipments: EquipmentCode[];
}

export function draftOf(query: SearchQuery): FilterDraft {
  const { equipments = [], vehicle_height: height } = query;
  const isOn = (flag: FlagField) => {
    const piece = equipmentOfFlag(flag);
    return query[flag] === true || (piece !== undefined && equipments.includes(piece));
  };
  const flags = FLAG_FIELDS.filter(isOn);
  return {
    leastPrice: textOf(query.min_price),
    mostPrice: textOf(query.max_price),
    beds: asksForBeds(query) ? query.beds : undefined,
    seatbelts: query.seatbelts,
    types: query.types ?? [],
    height: height === undefined ? '' : (height / 100).toFixed(2),
    licence: query.licence_type,
    ownerTypes: query.owner_types ?? [],
    stars: query.review_average__gte,
    radius: query.radius,
    flags,
    equipments: equipments.filter((code) => !flags.some((flag) => equipmentOfFlag(flag) === code)),
  };
}

/** From the first page. An invalid field changes nothing. */
export function withDraft(query: SearchQuery, draft: FilterDraft): SearchQuery {
  return omitUndefined({
    ...query,
    page: undefined,
    ...pricesOf(query, draft),
    beds: bedsOf(draft.beds, draft.seatbelts),
    seatbelts: draft.seatbelts,
    types: unlessEmpty(draft.types),
    vehicle_height: findProblems(draft).height ? query.vehicle_height : readHeight(draft.height),
    licence_type: draft.licence,
    owner_types: unlessEmpty(draft.ownerTypes),
    review_average__gte: draft.stars,
    radius: draft.radius,
    ...Object.fromEntries(FLAG_FIELDS.map((flag) => [flag, draft.flags.includes(flag) ? true : undefined])),
    equipments: unlessEmpty(draft.equipments),
  });
}

function pricesOf(
  { min_price, max_price }: SearchQuery,
  draft: FilterDraft,
): Pick<SearchQuery, 'min_price' | 'max_price'> {
  const { leastPrice, mostPrice } = findProblems(draft);
  if (leastPrice || mostPrice) return { min_price, max_price };
  return { min_price: readPrice(draft.leastPrice), max_price: readPrice(draft.mostPrice) };
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function unlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
