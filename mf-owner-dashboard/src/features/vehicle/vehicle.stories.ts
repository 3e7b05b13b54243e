import {
  aMe,
  anOwnCamper,
  aPlace,
  aVehicle,
  someBrandModels,
  someManufacturerModels,
  someSleepings,
  someVehicleEquipments,
  someVehicleMakes,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const VEHICLE = 'GET /v4/vehicles/{id}/';
const UPDATE = 'PATCH /v4/vehicles/{id}/';
const EQUIPMENTS = 'GET /v4/vehicles/{id}/equipments/';
const SLEEPINGS = 'GET /v4/vehicles/{id}/sleepings/';
const SAVE = 'div:has(> [role="status"]) + div > button:last-child';
const AUTOMATIC = 'input[name="automatic_gear"][value="automatic"]';
const MORE_BEDS = 'div:has(> input[name="beds"]) [role="group"] > button:last-child';
const ADD_BED = 'section h2 ~ button, section div > button';

const unlocked = aVehicle({ locked_fields: [] });
const begun = aVehicle({
  brand: '',
  manufacturer: '',
  model: '',
  date: null,
  registration: null,
  registration_country: null,
  gvw: null,
  value: null,
  length: null,
  width: null,
  height: null,
  beds: 0,
  seatbelts: 0,
  location: { ...unlocked.location, street: '', zipcode: '' },
  locked_fields: [],
});
const long = 'Donaudampfschifffahrtsgesellschaftskapitän Sondermodell XXL 60';

export const stories: ScreenStories = {
  address: 'camper.vehicle',
  path: '/d/campers/1201/vehicle',
  user: aMe({ is_owner: true }),
  answers: [
    answers(CAMPER, anOwnCamper()),
    answers(VEHICLE, aVehicle()),
    answers(EQUIPMENTS, someVehicleEquipments()),
    answers(SLEEPINGS, someSleepings()),
    answers('GET /v4/brands/', someVehicleMakes()),
    answers('GET /v4/brands-models/', someBrandModels()),
    answers('GET /v4/manufacturers/', someVehicleMakes(['Fiat', 'Ford'])),
    answers('GET /v4/manufacturers-models/', someManufacturerModels()),
    answers('GET /v4/geolocation/places/', [aPlace()]),
    {
      call: UPDATE,
      status: 412,
      body: {
        detail: 'This was changed in the meantime.',
        code: 'edited_meanwhile',
        current: aVehicle({ etag: '"vehicle-2"', fuel: 'petrol', beds: 5 }),
      },
    },
  ],
  states: {
    loading: { answers: [pending(VEHICLE)] },
    failed: { answers: [fails(EQUIPMENTS)] },
    empty: {
      answers: [
        answers(VEHICLE, begun),
        answers(
          EQUIPMENTS,
          someVehicleEquipments({
            equipments: [],
            cooking_energies: [],
            heating_energies: [],
            fridge_energies: [],
            electric_plug_types: [],
          }),
        ),
        answers(SLEEPINGS, someSleepings([])),
      ],
    },
    filled: {},
    'filled: before it is sent in': { answers: [answers(VEHICLE, unlocked)] },
    'filled: a caravan': {
      answers: [
        answers(VEHICLE, aVehicle({ type: 6, fuel: 'none', seatbelts: 0, locked_fields: ['type', 'brand'] })),
      ],
    },
    'filled: overflowing': {
      answers: [
        answers(VEHICLE, aVehicle({ brand: long, model: long, manufacturer: long })),
        answers(
          SLEEPINGS,
          someSleepings(
            (['rear', 'middle', 'front', 'cab', 'roof', 'rear'] as const).map((place, id) => ({
              id,
              kind: 'dinette',
              place,
              sleeps: 2,
              width_cm: 140,
              length_cm: 200,
            })),
          ),
        ),
      ],
    },
    'filled: changed elsewhere': { press: [MORE_BEDS, AUTOMATIC, SAVE] },
    'filled: refused': {
      answers: [
        answers(VEHICLE, unlocked),
        {
          call: UPDATE,
          status: 400,
          body: {
            registration: ['Enter the number plate as it is on the certificate.'],
            gvw: ['This cannot be changed any more.'],
            location: { zipcode: ['This is needed.'] },
          },
        },
      ],
      press: [AUTOMATIC, SAVE],
    },
    'filled: being saved': { answers: [pending(UPDATE)], press: [AUTOMATIC, SAVE] },
    'filled: a bed': { press: [ADD_BED] },
  },
};
