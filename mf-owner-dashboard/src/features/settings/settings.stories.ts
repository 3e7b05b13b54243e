import { aMe, anOwnCamper, someInsuranceConditions, somePreferences } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const PREFERENCES = 'GET /3/products/{id}/update/preferences/';
const UPDATE = 'PATCH /3/products/{id}/update/preferences/';
const CONDITIONS = 'GET /3/insurance/condition/product/{id}/';
const SAVE = 'button[type="submit"]';
const PETS = 'input[name="pets_allowed"][value="ON_DEMAND"]';
const SUNDAY = 'input[name="closed_weekdays.7"]';

const theirs = somePreferences({
  etag: '"preferences-2"',
  pets_allowed: 'NOT_ALLOWED',
  closed_weekdays: [1, 7],
});
const SUSPENDED = {
  can_suspend: false,
  can_reactivate: true,
  can_delete: true,
  can_edit_insurance_data: false,
  can_be_migrated_to_goboony: false,
};

const insuresTrips = [answers(PREFERENCES, somePreferences({ insured_by: 'owner' }))];

export const stories: ScreenStories = {
  address: 'camper.settings',
  path: '/d/campers/1201/settings',
  user: aMe({ is_owner: true }),
  answers: [
    answers(CAMPER, anOwnCamper()),
    answers(PREFERENCES, somePreferences()),
    {
      call: UPDATE,
      status: 412,
      body: { detail: 'This was changed in the meantime.', code: 'edited_meanwhile', current: theirs },
    },
  ],
  states: {
    loading: { answers: [pending(CAMPER)] },
    failed: { answers: [fails(CAMPER)] },
    'failed: the preferences': { answers: [fails(PREFERENCES)] },
    filled: {},
    'filled: to be moved to the sister platform': {
      answers: [
        answers(
          CAMPER,
          anOwnCamper({ permissions: { ...anOwnCamper().permissions, can_be_migrated_to_goboony: true } }),
        ),
      ],
    },
    'filled: not in line with the sister platform': {
      answers: [
        answers(
          CAMPER,
          anOwnCamper({ goboony: { dual_listing: 'dual_not_published', should_display_modal: true } }),
        ),
      ],
    },
    'filled: changed elsewhere': { press: [PETS, SUNDAY, SAVE] },
    'filled: insured by the owner': {
      answers: [...insuresTrips, answers(CONDITIONS, someInsuranceConditions())],
    },
    'filled: insured by the owner, without conditions': {
      answers: [...insuresTrips, answers(CONDITIONS, someInsuranceConditions({ conditions: null }))],
    },
    'failed: the conditions of the insurance': { answers: [...insuresTrips, fails(CONDITIONS)] },
    'filled: suspended': {
      answers: [
        answers(
          CAMPER,
          anOwnCamper({ state: 'unpublished_owner', published: false, permissions: SUSPENDED }),
        ),
      ],
    },
  },
  without: { empty: 'A camper always has its settings.' },
};
