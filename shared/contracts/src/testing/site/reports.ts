import type { HeldPayout, HeldPayouts } from '../../site/held-payouts';
import type { ReportCase, ReportQueue } from '../../site/reports';

/** Two cases, one of which has waited for more than a day. */
export function aReportQueue(over: Partial<ReportQueue> = {}): ReportQueue {
  return {
    count: 2,
    next: null,
    previous: null,
    late: 1,
    counted_at: '2027-03-15T08:24:00.000Z',
    results: [
      {
        id: 41,
        subject: 'review',
        title: 'Brévent 540',
        report_count: 2,
        reasons: ['PRIVATE', 'OFFENSIVE'],
        opened_at: '2027-03-14T01:00:00.000Z',
      },
      {
        id: 42,
        subject: 'review',
        title: 'Texel 600',
        report_count: 1,
        reasons: [],
        opened_at: '2027-03-15T06:00:00.000Z',
      },
    ],
    ...over,
  };
}

/** A review that two people reported. */
export function aReportCase(over: Partial<ReportCase> = {}): ReportCase {
  return {
    id: 41,
    subject: 'review',
    subject_id: 7,
    opened_at: '2027-03-14T01:00:00.000Z',
    content: {
      camper_id: 1201,
      title: 'Brévent 540',
      text: 'Benoît was late, and his number plate is FB-206-KD.',
      rating: 2,
      written_at: '2027-03-01T00:00:00.000Z',
      is_shown: true,
      author: { id: 77, first_name: 'Tess', last_name: 'Novak' },
    },
    reports: [
      {
        reason: 'PRIVATE',
        comment: 'It names my plate.',
        reporter: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
        reported_at: '2027-03-14T01:00:00.000Z',
      },
      { reason: 'OFFENSIVE', comment: null, reporter: null, reported_at: '2027-03-14T09:30:00.000Z' },
    ],
    decision: null,
    earlier: [
      {
        outcome: 'dismissed',
        reason: 'An opinion that is not pleasant breaks no rule.',
        staff_name: 'Daan',
        decided_at: '2027-03-03T10:00:00.000Z',
      },
    ],
    next_id: 42,
    ...over,
  };
}

export function aHeldPayout(over: Partial<HeldPayout> = {}): HeldPayout {
  return {
    id: 301,
    booking_id: 7001,
    owner: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
    amount: '700.00',
    currency: 'EUR',
    block: 'bank_account_changed',
    refusal: null,
    hold_reason: null,
    blocked_until: '2027-03-16T10:00:00.000Z',
    due_at: '2027-03-15T05:00:00.000Z',
    can_release: true,
    ...over,
  };
}

/** One that staff may release, one that they hold, one for which the owner has to act. */
export function someHeldPayouts(over: Partial<HeldPayouts> = {}): HeldPayouts {
  return {
    count: 3,
    next: null,
    previous: null,
    releasable: 2,
    counted_at: '2027-03-15T08:24:00.000Z',
    results: [
      aHeldPayout({
        id: 302,
        block: 'staff_hold',
        hold_reason: 'Two guests complain about the same trip',
        blocked_until: null,
        due_at: '2027-03-13T05:00:00.000Z',
      }),
      aHeldPayout(),
      aHeldPayout({
        id: 303,
        booking_id: 7002,
        block: 'identity_missing',
        amount: '1243.00',
        blocked_until: null,
        can_release: false,
      }),
    ],
    ...over,
  };
}
