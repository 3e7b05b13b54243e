import type { ConditionPhoto, ConditionReport, ConditionReports, DepositClaim } from '@campavia/contracts';
import {
  claimWaitsFor,
  claimWindow,
  CONDITION_MOMENTS,
  conditionWindow,
  convert,
  formatDecimal,
  placeInWindow,
  RATE_ONE,
  type ConditionMoment,
  type ConditionSide,
  type CurrencyCode,
  type Minor,
} from '@campavia/domain';

import type { BookingRow } from '../bookings/booking-process.service';
import type { ClaimRow, SettlementRow } from './claims.store';
import type { ReportRow } from './condition-reports.store';
import type { PhotoRow } from './photos/condition-photos.store';
import { isFinal, momentsOfTrip } from './require-writable';

/** Everything about the condition of a rented camper, for its guest or owner. */
export interface ConditionFacts {
  booking: BookingRow;
  /** Who reads: photos are at an address of their own. */
  side: ConditionSide | 'staff';
  now: Date;
  reports: readonly ReportRow[];
  photos: readonly PhotoRow[];
  /** Codes that are valid. */
  codes: readonly { report_id: number; expires_at: Date }[];
  settlement: SettlementRow | undefined;
  claims: readonly ClaimRow[];
  deposit: { deposit: Minor; left: Minor; currency: CurrencyCode; isOnCard: boolean };
}

/** The reports of a booking, its settlement and its claims. */
export function toConditionReports(facts: ConditionFacts): ConditionReports {
  const { booking, settlement, claims, deposit } = facts;
  const window = claimWindow(momentsOfTrip(booking), confirmedAtMs(findReport(facts, 'return')));
  return {
    results: CONDITION_MOMENTS.map((moment) => toReport(facts, moment)),
    settlement: settlement ? toSettlement(settlement, booking) : null,
    claims: claims.map((claim) => toClaim(claim, facts)),
    claims_until: momentText(window.untilMs),
    deposit: {
      amount: formatDecimal(deposit.deposit),
      left: formatDecimal(deposit.left),
      currency: deposit.currency,
      is_on_card: deposit.isOnCard,
    },
  };
}

function findReport({ reports }: ConditionFacts, moment: ConditionMoment): ReportRow | undefined {
  return reports.find((report) => report.moment === moment);
}

function confirmedAtMs(report: ReportRow | undefined): number | null {
  if (!report?.guest_confirmed_at || !report.owner_confirmed_at) return null;
  return Math.max(report.guest_confirmed_at.getTime(), report.owner_confirmed_at.getTime());
}

function toReport(facts: ConditionFacts, moment: ConditionMoment): ConditionReport {
  const { booking, now, codes } = facts;
  const report = findReport(facts, moment);
  const window = conditionWindow(moment, momentsOfTrip(booking));
  const times = { opens_at: momentText(window.fromMs), closes_at: momentText(window.untilMs) };
  const state = placeInWindow(window, now.getTime());
  if (!report) return { moment, state, ...times, ...NOT_WRITTEN };
  const code = codes.find(({ report_id }) => report_id === report.id);
  return {
    moment,
    state: isFinal(report) ? 'confirmed' : state,
    ...times,
    version: report.version,
    odometer_km: report.odometer_km,
    fuel_eighths: report.fuel_eighths,
    remarks: report.remarks,
    checked: report.checked,
    photos: photosOf(facts, ({ report_id }) => report_id === report.id),
    updated_by: report.updated_by,
    updated_at: report.updated_at.toISOString(),
    guest_confirmed_at: momentOrNull(report.guest_confirmed_at),
    owner_confirmed_at: momentOrNull(report.owner_confirmed_at),
    code_expires_at: momentOrNull(code?.expires_at),
  };
}

const NOT_WRITTEN = {
  version: 0,
  odometer_km: null,
  fuel_eighths: null,
  remarks: null,
  checked: [],
  photos: [],
  updated_by: null,
  updated_at: null,
  guest_confirmed_at: null,
  owner_confirmed_at: null,
  code_expires_at: null,
};

function momentOrNull(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null;
}

function photosOf({ photos, side, booking }: ConditionFacts, isOf: (photo: PhotoRow) => boolean) {
  return photos.filter(isOf).map(({ id, name, added_by, added_at }): ConditionPhoto => ({
    id,
    url:
      side === 'staff'
        ? `/v4/back-office/incidents/${booking.id}/photos/${id}/`
        : `/v4/bookings-${side}/${booking.id}/condition-photos/${id}/`,
    name,
    added_by,
    added_at: added_at.toISOString(),
  }));
}

function toSettlement(row: SettlementRow, booking: BookingRow): ConditionReports['settlement'] {
  const isRefused = row.payment_state !== 'in_prog' && row.payment_state !== 'done';
  const charged = isRefused ? 0 : row.charge;
  return {
    days: row.days,
    km: booking.km_package,
    driven_km: row.driven_km,
    included_km: row.included_km,
    beyond_km: row.beyond_km,
    price_per_km: formatDecimal(row.price_per_km),
    total: formatDecimal(row.total),
    charged: formatDecimal(charged),
    owed: formatDecimal(row.total - charged),
    currency: row.currency,
    total_used: inUsed(row.total, booking),
    currency_used: booking.currency_used,
    state: stateOf(row, charged),
    settled_at: row.settled_at.toISOString(),
  };
}

function stateOf({ total, payment_state }: SettlementRow, charged: Minor) {
  if (total === 0) return 'nothing';
  if (charged === 0) return 'owed';
  return payment_state === 'done' ? 'charged' : 'charging';
}

function toClaim(claim: ClaimRow, facts: ConditionFacts): DepositClaim {
  const { id, kind, state, amount, currency, description, answer, made_at, ended_at } = claim;
  return {
    id,
    kind,
    state,
    amount: formatDecimal(amount),
    currency,
    amount_used: inUsed(amount, facts.booking),
    currency_used: facts.booking.currency_used,
    description,
    answer,
    answer_until: claim.answer_until.toISOString(),
    waits_for: waitsFor(claim, facts.now),
    granted: claim.granted === null ? null : formatDecimal(claim.granted),
    decision_note: claim.decision_note,
    decided_at: momentOrNull(claim.decided_at),
    photos: photosOf(facts, ({ claim_id }) => claim_id === id),
    made_at: made_at.toISOString(),
    ended_at: momentOrNull(ended_at),
  };
}

/** The side that has to answer a claim at a moment. */
export function waitsFor({ state, answer, answer_until }: ClaimRow, now: Date): 'guest' | 'staff' | null {
  const claim = { state, isAnswered: answer !== null, answerUntilMs: answer_until.getTime() };
  return claimWaitsFor(claim, now.getTime());
}

/** With the rate that the booking keeps. */
function inUsed(amount: Minor, { rate_micros }: BookingRow): string {
  return formatDecimal(convert(amount, rate_micros ?? RATE_ONE));
}

function momentText(ms: number): string {
  return new Date(ms).toISOString();
}
