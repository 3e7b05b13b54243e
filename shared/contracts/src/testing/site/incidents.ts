import type { Incident, IncidentQueue, WaitingIncident } from '../../site/incidents';
import { aConditionPhoto, aDepositClaim, someConditionReports } from '../bookings/condition-reports';

export function aWaitingIncident(over: Partial<WaitingIncident> = {}): WaitingIncident {
  return {
    booking_id: 7001,
    camper: 'Brévent 540',
    guest: 'Lotte de Vries',
    owner: 'Benoît Marchetti',
    claim_count: 2,
    claimed: '158.00',
    currency: 'EUR',
    waiting_since: '2027-03-14T06:20:00.000Z',
    ...over,
  };
}

/** Two bookings with claims, one of which has waited for more than a day. */
export function anIncidentQueue(over: Partial<IncidentQueue> = {}): IncidentQueue {
  const results = [
    aWaitingIncident(),
    aWaitingIncident({
      booking_id: 7014,
      camper: 'Texel 600',
      guest: 'Eoin Daly',
      owner: 'Tess Novak',
      claim_count: 1,
      claimed: '40.00',
      waiting_since: '2027-03-15T05:00:00.000Z',
    }),
  ];
  return {
    count: 2,
    next: null,
    previous: null,
    late: 1,
    counted_at: '2027-03-15T08:24:00.000Z',
    results,
    ...over,
  };
}

/** A broken mirror that the guest contests, and fuel that they have not answered in time. */
export function anIncident(over: Partial<Incident> = {}): Incident {
  const photo = (id: number, added_by: 'guest' | 'owner') =>
    aConditionPhoto({ id, added_by, url: `/v4/back-office/incidents/7001/photos/${id}/` });
  return {
    booking: {
      id: 7001,
      state: 'TO_COME',
      from: '2027-03-01',
      to: '2027-03-08',
      camper: { id: 1207, title: 'Brévent 540' },
      guest: { id: 77, first_name: 'Lotte', last_name: 'de Vries' },
      owner: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
    },
    conditions: someConditionReports({
      claims: [
        aDepositClaim({
          waits_for: 'staff',
          answer: 'The mirror was cracked when we picked the camper up, see the second photo.',
          made_at: '2027-03-09T09:00:00.000Z',
          answer_until: '2027-03-14T09:00:00.000Z',
          photos: [photo(9101, 'owner'), photo(9102, 'guest')],
        }),
        aDepositClaim({
          id: 502,
          kind: 'fuel',
          amount: '38.00',
          amount_used: '38.00',
          description: 'The tank came back half empty.',
          waits_for: 'staff',
          made_at: '2027-03-09T09:05:00.000Z',
          answer_until: '2027-03-14T09:05:00.000Z',
        }),
      ],
      deposit: { amount: '800.00', left: '642.00', currency: 'EUR', is_on_card: true },
    }),
    waiting_since: '2027-03-14T06:20:00.000Z',
    next_id: 7014,
    read_at: '2027-03-15T08:24:00.000Z',
    ...over,
  };
}
