import { aConditionReport, aDepositClaim, aMe, anIncident } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const INCIDENT = 'GET /v4/back-office/incidents/7001/';
const PHOTO = 'GET /v4/back-office/incidents/{id}/photos/{photoId}/';
const waitingSince = '2027-03-14T05:54:00.000Z';
const { conditions } = anIncident();

export const stories: ScreenStories = {
  address: 'staff.incident',
  path: '/d/staff/incidents/7001',
  user: aMe({ is_staff: true }),
  answers: [answers(INCIDENT, anIncident({ waiting_since: waitingSince })), pending(PHOTO)],
  states: {
    loading: { answers: [pending(INCIDENT)] },
    failed: { answers: [fails(INCIDENT)] },
    filled: {},
    'filled: a part is granted': { press: ['input[value="part"]'] },
    'filled: nothing chosen': { press: ['back-office.claim.send'] },
    'filled: decided, withdrawn, with the guest, without reports': {
      answers: [
        answers(
          INCIDENT,
          anIncident({
            waiting_since: null,
            next_id: null,
            conditions: {
              ...conditions,
              results: [aConditionReport(), aConditionReport({ moment: 'return' })],
              claims: [
                aDepositClaim({
                  state: 'charged',
                  waits_for: null,
                  granted: '60.00',
                  decision_note: 'The crack is on a photo of the pick-up; the frame is not.',
                  decided_at: '2027-03-15T08:00:00.000Z',
                }),
                aDepositClaim({ id: 502, kind: 'tolls', state: 'withdrawn', waits_for: null }),
                aDepositClaim({ id: 503, kind: 'kilometres', answer_until: '2027-03-18T09:00:00.000Z' }),
              ],
              deposit: { ...conditions.deposit, is_on_card: false },
            },
          }),
        ),
      ],
    },
  },
  without: { empty: 'An incident has claims.' },
};
