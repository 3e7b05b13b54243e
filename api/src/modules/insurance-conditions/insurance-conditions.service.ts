import { randomBytes } from 'node:crypto';

import type { InsuranceConditions, OwnerInsurance } from '@campavia/contracts';
import { formatDecimal, tierOfId, tierOfSlug, type CurrencyCode } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { requireMatch, withTag } from '../../core/preconditions/preconditions';
import type { Database } from '../../database/connect';
import { parseCamperId, isOnOffer, requireVisible } from '../listings/camper-access.service';
import { lockCamper, type OwnCampersService } from '../own-campers/own-campers.service';
import {
  createInsuranceConditionsStore,
  type ConditionRow,
  type FileRow,
  type InsuredBookingRow,
  type InsuredCamperRow,
} from './insurance-conditions.store';
import type { InsuranceFiles } from './insurance-files';
import type { SentConditions, SentFile } from './read-conditions';

export { createInsuranceFiles, type InsuranceFiles } from './insurance-files';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  requireOwn: OwnCampersService['requireOwn'];
  files: InsuranceFiles;
}

/** Conditions by camper or by their own id, as in the path. */
export type ConditionsOf = { camper: string } | { condition: string };

/** The caller; undefined for a visitor. */
type ViewerId = number | undefined;

const UPLOADS = { most: 60, withinMs: 600_000 };
const KEY_BYTES = 16;
const OWN_INSURANCE = tierOfSlug('none')?.id ?? 0;

/** The conditions of owners' own insurances, with access rules for reading and changing them. */
export function createInsuranceConditions(needs: Needs) {
  return { ...reading(needs), ...writing(needs) };
}

export type InsuranceConditionsService = ReturnType<typeof createInsuranceConditions>;

/** Shown on listings and in choices of insurances: null when the owner has no insurance or sent no conditions. */
export async function findOwnerInsurance(
  database: Database,
  camper: { id: number; currency: CurrencyCode; insured_by: 'platform' | 'owner' },
): Promise<OwnerInsurance | null> {
  if (camper.insured_by !== 'owner') return null;
  const row = await createInsuranceConditionsStore(database).findCurrent(camper.id);
  return row ? toOwnerInsurance(row, camper.currency) : null;
}

function reading({ database, files }: Pick<Needs, 'database' | 'files'>) {
  const store = createInsuranceConditionsStore(database);

  /**
   * The conditions of a camper for users who may see it, while its owner offers their insurance; the owner always sees
   * them.
   * @throws HttpError 404, 410 as the listing
   */
  async function read(id: string, viewerId: ViewerId): Promise<InsuranceConditions> {
    const number = parseCamperId(id);
    const camper = requireVisible(
      number === undefined ? undefined : await store.findCamper(number),
      viewerId,
    );
    const isVisible = camper.insured_by === 'owner' || camper.owner_id === viewerId;
    return toConditions(camper, isVisible ? await store.findCurrent(camper.id) : undefined);
  }

  /**
   * The conditions agreed with a booking, for its guest and owner, also after the camper was deleted.
   * @throws HttpError 404 booking_not_found
   */
  async function readAgreed(id: string, bookingId: string, viewerId: ViewerId): Promise<InsuranceConditions> {
    const camper = await store.findCamper(parseRowId(id));
    const booking = camper && (await store.findBooking(parseRowId(bookingId), camper.id));
    if (!booking || ![booking.guest_id, camper.owner_id].includes(viewerId ?? 0)) {
      throw new HttpError(404, 'booking_not_found');
    }
    return toConditions(camper, await findAgreed(camper.id, booking));
  }

  async function findAgreed(camperId: number, booking: InsuredBookingRow): Promise<ConditionRow | undefined> {
    if (tierOfId(booking.insurance_id)?.slug !== 'none') return undefined;
    return store.findCurrent(camperId, booking.price_frozen_at ?? undefined);
  }

  /**
   * Conditions by id: current ones for users who may see the camper, earlier ones for its owner and for guests with a
   * trip covered by them.
   * @throws HttpError 404 insurance_conditions_not_found
   */
  async function readOne(id: string, viewerId: ViewerId): Promise<InsuranceConditions> {
    const row = await store.find(parseRowId(id));
    const camper = row && (await store.findCamper(row.camper_id));
    if (!row || !camper || !(await maySee(row, camper, viewerId))) {
      throw new HttpError(404, 'insurance_conditions_not_found');
    }
    return toConditions(camper, row);
  }

  async function maySee(row: ConditionRow, camper: InsuredCamperRow, viewerId: ViewerId): Promise<boolean> {
    if (camper.owner_id === viewerId) return true;
    if (viewerId !== undefined && (await store.hasInsuredTrip(viewerId, camper.id, OWN_INSURANCE)))
      return true;
    if (camper.insured_by !== 'owner' || !isOnOffer(camper)) return false;
    return (await store.findCurrent(camper.id))?.id === row.id;
  }

  /** A file by its unguessable key. @throws HttpError 404 insurance_conditions_not_found */
  async function openFile(key: string) {
    const row = await store.findFile(key);
    const content = row && (await files.open(row.file));
    if (!row || !content) throw new HttpError(404, 'insurance_conditions_not_found');
    return { ...row, content };
  }

  return { read, readAgreed, readOne, openFile };
}

function writing({ database, clock, rateLimits, requireOwn, files }: Needs) {
  const limiter = rateLimits.limiter('insurance-conditions', UPLOADS);
  const store = createInsuranceConditionsStore(database);

  /**
   * The camper whose conditions the user may change; called before files are read.
   * @throws HttpError 404, 410; TooManyRequestsError
   */
  async function requireChange(userId: number, of: ConditionsOf): Promise<number> {
    const { id } = await requireOwn({ userId, id: 'camper' in of ? of.camper : await camperOf(userId, of) });
    await limiter.take(String(userId));
    return id;
  }

  async function camperOf(userId: number, { condition }: { condition: string }): Promise<string> {
    const row = await store.find(parseRowId(condition));
    const camper = row && (await store.findCamper(row.camper_id));
    if (camper?.owner_id !== userId) throw new HttpError(404, 'insurance_conditions_not_found');
    return String(camper.id);
  }

  /**
   * Stores new conditions; absent fields are copied from the previous ones.
   * @throws HttpError 404 insurance_conditions_not_found when there are none to copy; 412, 428
   */
  async function save(
    camperId: number,
    ifMatch: string | undefined,
    sent: SentConditions,
  ): Promise<InsuranceConditions> {
    await requireState(database, camperId, ifMatch);
    const stored = await storeFiles(camperId, sent.files ?? []);
    return database.transaction().execute(async (transaction) => {
      await lockCamper(transaction, camperId);
      const { camper, before } = await requireState(transaction, camperId, ifMatch);
      const known = createInsuranceConditionsStore(transaction);
      const deductible = sent.deductible ?? before?.deductible;
      const taken = sent.files ? stored : before?.files.map(withoutIds);
      if (deductible === undefined || !taken) throw new HttpError(404, 'insurance_conditions_not_found');
      if (before && !sent.files && deductible === before.deductible) return toConditions(camper, before);
      await known.add({ camper_id: camperId, deductible, created_at: clock.now() }, taken);
      return toConditions(camper, await known.findCurrent(camperId));
    });
  }

  async function storeFiles(camperId: number, sent: readonly SentFile[]) {
    const contents = sent.map(({ content }) => content);
    const names = await files.store(camperId, contents);
    return sent.map(({ name, content, mediaType }, index) => ({
      file: names[index] ?? '',
      key: randomBytes(KEY_BYTES).toString('base64url'),
      media_type: mediaType,
      bytes: content.length,
      name,
    }));
  }

  return { requireChange, save };
}

/** The camper and its conditions, if they match `If-Match`. @throws HttpError 412, 428 */
async function requireState(database: Database, camperId: number, ifMatch: string | undefined) {
  const store = createInsuranceConditionsStore(database);
  const camper = await store.findCamper(camperId);
  if (!camper) throw new HttpError(404, 'camper_not_found');
  const before = await store.findCurrent(camperId);
  requireMatch(ifMatch, toConditions(camper, before));
  return { camper, before };
}

function withoutIds({ file, key, media_type, bytes, name }: FileRow) {
  return { file, key, media_type, bytes, name };
}

function toConditions(camper: InsuredCamperRow, row: ConditionRow | undefined): InsuranceConditions {
  return withTag({
    product_id: camper.id,
    conditions: row ? toOwnerInsurance(row, camper.currency) : null,
  });
}

function toOwnerInsurance(row: ConditionRow, currency: CurrencyCode): OwnerInsurance {
  return {
    id: row.id,
    deductible_amount: formatDecimal(row.deductible),
    deductible_amount_currency: currency,
    files: row.files.map(({ name, media_type, bytes, key }) => ({
      name,
      media_type,
      bytes,
      url: `/media/insurance-conditions/${key}.${media_type === 'image/webp' ? 'webp' : 'pdf'}`,
    })),
    valid_from: row.created_at.toISOString(),
  };
}
