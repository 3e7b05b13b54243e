import type { ConfirmWithCode, UpdateConditionReport } from '@campavia/contracts';
import { CONDITION_CHECKS, type ConditionMoment, type ConditionSide } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError, type Sentence } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { BookingProcess, BookingRow } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { GUEST_CONFIRMS, type ConditionEmails } from './condition-emails';
import { createConditionReportsStore, type ReportChanges, type ReportRow } from './condition-reports.store';
import type { OwnerCodes } from './owner-codes';
import { createConditionPhotosStore } from './photos/condition-photos.store';
import { isFinal, requireWritable, type ConditionParty } from './require-writable';
import type { TripSettlement } from './settle-trip';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
  emails: ConditionEmails;
  codes: OwnerCodes;
  settle: TripSettlement;
  charges: Pick<DepositCharges, 'sync'>;
}

/** Actions on one report while the locks of its booking are held. */
interface Held {
  transaction: Database;
  booking: BookingRow;
  report: ReportRow | undefined;
}

/** Writes and confirms condition reports. Each function throws HttpError 404 booking_not_found, and those of `requireWritable`. */
export function createConditionReports(needs: Needs) {
  const { database, clock, process, codes } = needs;
  const confirm = confirming(needs);

  async function hold<Result>(
    by: ConditionParty,
    moment: ConditionMoment,
    run: (held: Held) => Promise<Result>,
  ): Promise<Result> {
    const { id } = await process.findOwn(by.side, by.userId, by.id);
    return withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, id);
      const report = await requireWritable(transaction, { booking, moment, now: clock.now() });
      return run({ transaction, booking, report });
    });
  }

  /** @throws HttpError 412 condition_report_changed; InvalidFieldsError on `odometer_km` */
  async function update(
    by: ConditionParty,
    moment: ConditionMoment,
    { version, ...form }: UpdateConditionReport,
  ) {
    await hold(by, moment, async ({ transaction, booking, report }) => {
      requireVersion(report, version);
      await requireOdometer(transaction, { bookingId: booking.id, moment, km: form.odometer_km });
      const written = { bookingId: booking.id, moment, by: by.side, at: clock.now() };
      await createConditionReportsStore(transaction).change(written, readChanges(form));
    });
  }

  /** Confirms for the own side. @throws HttpError 412; InvalidFieldsError on missing fields */
  async function confirmOwn(by: ConditionParty, moment: ConditionMoment, version: number): Promise<void> {
    const paymentId = await hold(by, moment, async (held) => confirm(held, by.side, version));
    if (paymentId !== undefined) await needs.charges.sync(paymentId);
  }

  /** Confirms for the owner, who enters a code on the guest's phone. @throws as `confirmOwn`; InvalidFieldsError on `code` */
  async function confirmForOwner(
    by: ConditionParty,
    moment: ConditionMoment,
    { version, code }: ConfirmWithCode,
  ): Promise<void> {
    const reportId = await hold(by, moment, async ({ report }) => requireVersion(report, version)?.id);
    await codes.requireRight(reportId ?? 0, code);
    const paymentId = await hold(by, moment, async (held) => confirm(held, 'owner', version));
    if (paymentId !== undefined) await needs.charges.sync(paymentId);
  }

  /** Sends the owner another code. @throws HttpError 405 condition_report_not_confirmed; TooManyRequestsError */
  async function sendCode(by: ConditionParty, moment: ConditionMoment): Promise<void> {
    const { id } = await process.findOwn(by.side, by.userId, by.id);
    await codes.requireSending(id);
    await hold(by, moment, async ({ transaction, booking, report }) => {
      if (!report?.guest_confirmed_at) throw new HttpError(405, 'condition_report_not_confirmed');
      await codes.send(transaction, booking, report.id);
    });
  }

  return { update, confirmOwn, confirmForOwner, sendCode };
}

export type ConditionReportsService = ReturnType<typeof createConditionReports>;

function confirming({ clock, emails, codes, settle }: Needs) {
  /** Returns the charge to be made, if the confirmation leads to one. */
  return async (held: Held, side: ConditionSide, version: number): Promise<number | undefined> => {
    const { transaction, booking } = held;
    const report = requireVersion(held.report, version);
    await requireComplete(transaction, report);
    const store = createConditionReportsStore(transaction);
    const own = side === 'guest' ? report?.guest_confirmed_at : report?.owner_confirmed_at;
    if (!report || own) return undefined;
    const confirmed = await store.confirm(report.id, side, clock.now());
    if (isFinal(confirmed)) {
      await store.removeCode(report.id);
      return settle(transaction, booking);
    }
    if (side === 'guest') {
      await codes.requireSending(booking.id);
      await codes.send(transaction, booking, report.id);
    } else await emails.send(transaction, booking, GUEST_CONFIRMS);
    return undefined;
  };
}

/** @throws HttpError 412 condition_report_changed when the other side has changed it since */
function requireVersion(report: ReportRow | undefined, version: number): ReportRow | undefined {
  if ((report?.version ?? 0) !== version) throw new HttpError(412, 'condition_report_changed');
  return report;
}

async function requireComplete(transaction: Database, report: ReportRow | undefined): Promise<void> {
  const fields: Record<string, Sentence> = {};
  const photos = report && (await createConditionPhotosStore(transaction).list(report.booking_id));
  if (!photos?.some(({ report_id }) => report_id === report?.id)) {
    fields.photos = { id: 'condition_photo_needed' };
  }
  if (report?.odometer_km == null) fields.odometer_km = { id: 'field_required' };
  if (report?.fuel_eighths == null) fields.fuel_eighths = { id: 'field_required' };
  if (Object.keys(fields).length > 0) throw new InvalidFieldsError(fields);
}

interface Odometer {
  bookingId: number;
  moment: ConditionMoment;
  km: number | undefined;
}

/** A camper does not drive backwards. */
async function requireOdometer(transaction: Database, { bookingId, moment, km }: Odometer): Promise<void> {
  if (km === undefined) return;
  const reports = await createConditionReportsStore(transaction).list(bookingId);
  const other = reports.find((report) => report.moment !== moment)?.odometer_km ?? km;
  if (moment === 'return' && km < other)
    throw new InvalidFieldsError({ odometer_km: { id: 'condition_odometer_less' } });
  if (moment === 'pick_up' && km > other)
    throw new InvalidFieldsError({ odometer_km: { id: 'condition_odometer_more' } });
}

function readChanges(form: Omit<UpdateConditionReport, 'version'>): ReportChanges {
  const { odometer_km, fuel_eighths, remarks, checked } = form;
  const changes: ReportChanges = {};
  if (odometer_km !== undefined) changes.odometer_km = odometer_km;
  if (fuel_eighths !== undefined) changes.fuel_eighths = fuel_eighths;
  // PostgreSQL stores no NUL character.
  if (remarks !== undefined) changes.remarks = remarks.replaceAll('\0', '').normalize('NFC').trim() || null;
  if (checked !== undefined) changes.checked = CONDITION_CHECKS.filter((check) => checked.includes(check));
  return changes;
}
