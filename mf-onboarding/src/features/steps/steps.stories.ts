import {
  aMe,
  anOwnCamper,
  aListingProgress,
  aVehicle,
  somePriceDetails,
  someSimilarPrices,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const VEHICLE = 'GET /v4/vehicles/{id}/';
const PROGRESS = 'GET /v4/products/{id}/progress/';
const PRICES = 'GET /3/products/{id}/prices-details/';
const SIMILAR = 'GET /3/products/{id}/similar-prices/';
const GO_ON = ['button[type="submit"]'];

const at = (step: string) => `/onboarding/step/${step}?camper=1201`;
const begun = aVehicle({ locked_fields: [], value: null, date: null });
const open = aListingProgress({ publishable: false, next_step: 'product-price' });

export const stories: readonly Stories[] = [
  { address: 'onboarding', redirect: 'leads to the first step' },
  {
    address: 'onboarding.step',
    path: at('vehicle-type'),
    user: aMe({ is_owner: true }),
    answers: [
      answers(CAMPER, anOwnCamper({ state: 'created', published: false })),
      answers(VEHICLE, begun),
      answers(PROGRESS, open),
      answers(PRICES, somePriceDetails()),
      answers(SIMILAR, someSimilarPrices()),
    ],
    states: {
      loading: { answers: [pending(CAMPER)] },
      'loading: prices': { path: at('product-price'), answers: [pending(PRICES)] },
      'empty: nothing is created yet': { path: '/onboarding/step/vehicle-type', user: aMe() },
      'empty: details before anything is created': {
        path: '/onboarding/step/vehicle-properties',
        user: aMe(),
      },
      'empty: a place before anything is created': { path: '/onboarding/step/vehicle-location', user: aMe() },
      failed: { answers: [fails(CAMPER)] },
      'failed: unknown listing': { answers: [fails(CAMPER, 404, 'camper_not_found')] },
      'failed: no type is chosen': { path: '/onboarding/step/vehicle-type', user: aMe(), press: GO_ON },
      'failed: prices': { path: at('product-price'), answers: [fails(PRICES)] },
      'failed: how far it has come': { path: at('end'), answers: [fails(PROGRESS)] },
      'filled: type': {},
      'filled: details': { path: at('vehicle-properties') },
      'filled: place': { path: at('vehicle-location') },
      'filled: pictures': { path: at('vehicle-pictures') },
      'filled: prices': { path: at('product-price') },
      'filled: prices without a suggestion': {
        path: at('product-price'),
        answers: [answers(SIMILAR, someSimilarPrices({ count: 3, seasons: [] }))],
      },
      'filled: end': { path: at('end') },
      'filled: end, all steps are done': {
        path: at('end'),
        answers: [answers(PROGRESS, aListingProgress())],
      },
    },
  },
];
