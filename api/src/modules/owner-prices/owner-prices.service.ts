import type {
  CreateOwnOption,
  PriceDetails,
  PriceExample,
  PriceExampleQuery,
  SimilarPrices,
  UpdateOwnOption,
  UpdatePriceDetails,
} from '@campavia/contracts';
import { formatDecimal, SEASONS } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { requireMatch, withTag } from '../../core/preconditions/preconditions';
import { lockCamper, type OwnCampersService } from '../own-campers/own-campers.service';
import { quoteExample, toExample } from './price-example';
import {
  createOwnerPricesStore,
  type OptionRow,
  type OwnerPricesStore,
  type PricesRow,
} from './owner-prices.store';
import { findSimilarPrices } from './similar-prices.store';
import { readNewOption, readOption, readPrices } from './read-prices';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  requireOwn: OwnCampersService['requireOwn'];
}

/** The caller, and the camper's id in the path. */
export interface PricesAsked {
  userId: number;
  id: string;
}

/** The same for an edit, with the state that it is based on. */
export interface PricesEdit extends PricesAsked {
  ifMatch: string | undefined;
}

const SIMILAR_WITHIN_KM = 50;
/** With fewer, a comparison would reveal the prices of single owners. */
const LEAST_SIMILAR = 8;

/** Prices of campers, for their owners. Agreed bookings keep their price. */
export function createOwnerPrices({ database, clock, requireOwn }: Needs) {
  const store = createOwnerPricesStore(database);

  async function read(asked: PricesAsked): Promise<PriceDetails> {
    const { id } = await requireOwn(asked);
    return detailsOf(store, id);
  }

  /** @throws HttpError 404, 410; 428, 412. InvalidFieldsError */
  function update(edit: PricesEdit, changes: UpdatePriceDetails): Promise<PriceDetails> {
    return editing(edit, async (own, row) => own.update(readPrices(row, changes)));
  }

  function addOption(edit: PricesEdit, form: CreateOwnOption): Promise<PriceDetails> {
    return editing(edit, (own, row) => own.addOption(row.id, readNewOption(form)));
  }

  /** @throws HttpError 404 option_not_found in addition to those of `update` */
  function updateOption(edit: PricesEdit, changes: UpdateOwnOption): Promise<PriceDetails> {
    return editing(edit, async (own, row) => {
      const option = await requireOption(own, row.id, changes.id);
      await own.updateOption(option.id, readOption(option, changes));
    });
  }

  function removeOption(edit: PricesEdit, optionId: number): Promise<PriceDetails> {
    return editing(edit, async (own, row) => {
      const option = await requireOption(own, row.id, optionId);
      await own.removeOption(option.id, clock.now());
    });
  }

  // The owner is checked before the transaction: inside it, the check would need a second connection, and concurrent
  // edits could exhaust the pool.
  async function editing(
    { ifMatch, ...asked }: PricesEdit,
    edit: (own: OwnerPricesStore, row: PricesRow) => Promise<void>,
  ): Promise<PriceDetails> {
    const { id } = await requireOwn(asked);
    return database.transaction().execute(async (transaction) => {
      const own = createOwnerPricesStore(transaction);
      await lockCamper(transaction, id);
      requireMatch(ifMatch, await detailsOf(own, id));
      await edit(own, await requireRow(own, id));
      return detailsOf(own, id);
    });
  }

  return {
    read,
    update,
    addOption,
    updateOption,
    removeOption,
    ...createComparisons({ database, clock, requireOwn }),
  };
}

/** Example prices, and comparisons with others. */
function createComparisons({ database, clock, requireOwn }: Needs) {
  const store = createOwnerPricesStore(database);

  /** Earnings of an example trip with unsaved prices. @throws InvalidFieldsError for invalid prices */
  async function example(asked: PricesAsked, query: PriceExampleQuery): Promise<PriceExample> {
    const { id } = await requireOwn(asked);
    const { month, days, is_early: isEarly, ...changes } = query;
    const saved = await requireRow(store, id);
    const options = {
      trip: { month, days, isEarly },
      today: clock.today(),
      insurance: 'standard',
    } as const;
    return toExample(quoteExample(readPrices(saved, changes), options), quoteExample(saved, options));
  }

  /** Comparison of the prices with those of similar campers nearby. */
  async function similar(asked: PricesAsked): Promise<SimilarPrices> {
    const { id } = await requireOwn(asked);
    const [row, found] = await Promise.all([
      requireRow(store, id),
      findSimilarPrices(database, { camperId: id, radiusKm: SIMILAR_WITHIN_KM }),
    ]);
    const isEnough = found.count >= LEAST_SIMILAR;
    return {
      currency: row.currency,
      count: found.count,
      radius_km: SIMILAR_WITHIN_KM,
      seasons: (isEnough ? SEASONS : []).map((season) => ({
        season,
        from: formatDecimal(found[season]?.[0] ?? 0),
        to: formatDecimal(found[season]?.[1] ?? 0),
        own: formatDecimal(row.rates[season]),
      })),
    };
  }

  return { example, similar };
}

export type OwnerPrices = ReturnType<typeof createOwnerPrices>;

async function requireRow(store: OwnerPricesStore, id: number): Promise<PricesRow> {
  const row = await store.find(id);
  if (!row) throw new HttpError(404, 'camper_not_found');
  return row;
}

async function requireOption(store: OwnerPricesStore, camperId: number, id: number): Promise<OptionRow> {
  const option = (await store.options(camperId)).find((each) => each.id === id);
  if (!option) throw new HttpError(404, 'option_not_found');
  return option;
}

async function detailsOf(store: OwnerPricesStore, id: number): Promise<PriceDetails> {
  const [row, options] = [await requireRow(store, id), await store.options(id)];
  return withTag({
    currency: row.currency,
    price_low: formatDecimal(row.rates.low),
    price_mid: formatDecimal(row.rates.mid),
    price_high: formatDecimal(row.rates.high),
    min_days: row.min_days,
    discount_weekly: row.weekly_percent,
    discount_early: row.early_percent,
    km_200_price: formatDecimal(row.km_200_per_day),
    km_unlimited: row.km_unlimited,
    km_unlimited_price: formatDecimal(row.km_unlimited_per_day),
    extra_km_price: formatDecimal(row.extra_km),
    deposit: formatDecimal(row.deposit),
    deposit_mean: row.deposit_mean as PriceDetails['deposit_mean'],
    second_driver: row.second_driver,
    options: options.map(({ id: optionId, code, name, recurrence, unit_price, most }) => ({
      id: optionId,
      code,
      name,
      recurrence,
      unit_price: formatDecimal(unit_price),
      max_quantity: most,
    })),
  });
}
