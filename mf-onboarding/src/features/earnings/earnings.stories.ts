import { anEarningsResult, aReferential } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const SIMULATION = 'POST /v4/campers/earnings-simulation/';
const SUBMIT = ['button[type="submit"]'];

const OWNER = { is_professional: 'private', vehicle_availability: 'Available' };
const VEHICLE = { ...OWNER, vehicle_type: '1', vehicle_registration_country: 'FR' };
const PROPERTIES = {
  ...VEHICLE,
  vehicle_registered_year: '2022',
  number_of_seats: '4',
  number_of_weeks: '12',
  number_of_weekends: '10',
};
const ALL = { ...PROPERTIES, first_name: 'Marta', last_name: 'Vidal', email: 'marta@example.org' };
const UNAVAILABLE = { ...ALL, vehicle_availability: 'NotAvailable' };

const holding = (simulation: object) => ({ 'campavia.typed.earnings': JSON.stringify(simulation) });
const result = (given: object, over = {}) =>
  holding({ answers: given, outcome: { answers: given, result: anEarningsResult(over) } });

export const stories: readonly Stories[] = [
  {
    address: 'earnings',
    path: '/earnings',
    states: {
      empty: {},
      filled: { stored: holding({ answers: OWNER }) },
      failed: { press: SUBMIT },
    },
    without: { loading: 'The page needs no answer of the api.' },
  },
  {
    address: 'earnings.step',
    path: '/earnings/vehicle',
    answers: [answers(SIMULATION, anEarningsResult())],
    states: {
      'loading: the estimate is calculated': {
        path: '/earnings/about-you',
        stored: holding({ answers: ALL }),
        answers: [pending(SIMULATION)],
        press: SUBMIT,
      },
      'empty: vehicle': { stored: holding({ answers: OWNER }) },
      'empty: details': { path: '/earnings/vehicle-properties', stored: holding({ answers: VEHICLE }) },
      'empty: about you': { path: '/earnings/about-you', stored: holding({ answers: PROPERTIES }) },
      'failed: no type is chosen': { stored: holding({ answers: OWNER }), press: SUBMIT },
      'failed: details are missing': {
        path: '/earnings/vehicle-properties',
        stored: holding({ answers: VEHICLE }),
        press: SUBMIT,
      },
      'failed: there is no connection': {
        path: '/earnings/about-you',
        stored: holding({ answers: ALL }),
        answers: [fails(SIMULATION, 503)],
        press: SUBMIT,
      },
      'filled: vehicle': { stored: holding({ answers: ALL }) },
      'filled: details': { path: '/earnings/vehicle-properties', stored: holding({ answers: ALL }) },
      'filled: details of a caravan that is not available': {
        path: '/earnings/vehicle-properties',
        stored: holding({ answers: { ...UNAVAILABLE, vehicle_type: '6' } }),
      },
      'filled: about you': { path: '/earnings/about-you', stored: holding({ answers: ALL }) },
      'filled: result': { path: '/earnings/results', stored: result(ALL) },
      'filled: result with the table of months': {
        path: '/earnings/results',
        stored: result(ALL),
        press: ['details:not([open]) > summary'],
      },
      'filled: result of a vehicle that is not available': {
        path: '/earnings/results',
        stored: result(UNAVAILABLE, { min_yearly: 0, max_yearly: 0 }),
      },
      'filled: result on a site that takes no campers': {
        path: '/earnings/results',
        stored: result(ALL),
        answers: [
          answers(
            'GET /3/referential/',
            aReferential({
              can_publish_camper: false,
              routing: { sign_in: '/sign-in', sister_platform: 'https://sister.example/nl-BE/create' },
            }),
          ),
        ],
      },
    },
  },
];
