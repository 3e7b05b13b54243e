import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  anOwnCamper,
  aPlace,
  aVehicle,
  someBrandModels,
  someManufacturerModels,
  someSleepings,
  someVehicleEquipments,
  someVehicleMakes,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const PATH = '/d/campers/1201/vehicle';
const VEHICLE = '/v4/vehicles/61/';
const EQUIPMENTS = '/v4/vehicles/61/equipments/';
const SLEEPINGS = '/v4/vehicles/61/sleepings/';

beforeEach(() => {
  answer('get', '/3/products/1201/', anOwnCamper());
  answer('get', VEHICLE, aVehicle());
  answer('get', EQUIPMENTS, someVehicleEquipments());
  answer('get', SLEEPINGS, someSleepings());
  answer('get', '/v4/brands/', someVehicleMakes());
  answer('get', '/v4/brands-models/', someBrandModels());
  answer('get', '/v4/manufacturers/', someVehicleMakes(['Fiat', 'Ford']));
  answer('get', '/v4/manufacturers-models/', someManufacturerModels());
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('fields that insurances depend on are shown as text with the reason', async () => {
  openCampers(PATH);
  const vehicle = await section('The vehicle');
  expect(vehicle.getByText(/insured for exactly this vehicle/)).toBeVisible();
  expect(vehicle.getByText('GA-482-TR')).toBeVisible();
  expect(vehicle.getByText('€42,000')).toBeVisible();
  expect(vehicle.queryByRole('textbox')).not.toBeInTheDocument();
});

test('empty ones can still be filled in', async () => {
  const { locked_fields } = aVehicle();
  const open = aVehicle({
    registration: null,
    locked_fields: locked_fields.filter((name) => name !== 'registration'),
  });
  answer('get', VEHICLE, open);
  const sent = answer('patch', VEHICLE, aVehicle({ etag: '"2"' }));
  openCampers(PATH);
  await userEvent.type(
    (await section('The vehicle')).getByRole('textbox', { name: /Number plate/ }),
    'GA-482-TR',
  );
  await save();
  await waitFor(() => expect(sent.bodies).toEqual([{ registration: 'GA-482-TR' }]));
});

test('size, gearbox and beds are changed, and only changes are sent', async () => {
  const sent = answer(
    'patch',
    VEHICLE,
    aVehicle({ etag: '"2"', height: 285, beds: 3, automatic_gear: true }),
  );
  openCampers(PATH);
  const size = await section('How big it is');
  const beds = within(size.getByRole('group', { name: 'Beds' }));
  await userEvent.click(beds.getAllByRole('button')[1] as HTMLElement);
  const height = size.getByRole('textbox', { name: /Height/ });
  await userEvent.clear(height);
  await userEvent.type(height, '2.85');
  await userEvent.click(size.getByRole('radio', { name: 'Automatic' }));
  expect(screen.getByText('3 changes')).toBeVisible();
  await save();
  await waitFor(() => expect(sent.bodies).toEqual([{ height: 285, beds: 3, automatic_gear: true }]));
});

test('Enter in a field saves the page, equipment included', async () => {
  const vehicle = answer('patch', VEHICLE, aVehicle({ etag: '"2"', height: 285 }));
  const onBoard = answer('patch', EQUIPMENTS, { ...someVehicleEquipments(), etag: '"2"' });
  openCampers(PATH);
  const height = (await section('How big it is')).getByRole('textbox', { name: /Height/ });
  await userEvent.click((await section('What is on board')).getByRole('checkbox', { name: 'Shower' }));
  await userEvent.clear(height);
  await userEvent.type(height, '2.85');
  // A browser clicks the submit button on Enter; jsdom does not.
  fireEvent.click(height.closest('form')?.querySelector('[type="submit"]') as HTMLElement);
  await waitFor(() => expect(vehicle.bodies).toEqual([{ height: 285 }]));
  expect(onBoard.bodies).toHaveLength(1);
});

test('a number out of range is refused at its field before anything is sent', async () => {
  const sent = answer('patch', VEHICLE, aVehicle());
  openCampers(PATH);
  const height = (await section('How big it is')).getByRole('textbox', { name: /Height/ });
  await userEvent.clear(height);
  await userEvent.type(height, '26');
  await save();
  expect(height).toHaveAccessibleDescription(/at most 4.5/);
  expect(height).toHaveValue('26');
  expect(sent.bodies).toEqual([]);
});

describe('before the listing is submitted', () => {
  beforeEach(() => answer('get', VEHICLE, aVehicle({ locked_fields: [] })));

  test('a brand is chosen from the list, and the model of the previous brand is removed', async () => {
    const sent = answer('patch', VEHICLE, aVehicle({ etag: '"2"', brand: 'Adria', locked_fields: [] }));
    openCampers(PATH);
    const brand = await screen.findByRole('combobox', { name: /Converted by/ });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'adr');
    await userEvent.click(await screen.findByRole('option', { name: 'Adria' }));
    expect(screen.getByRole('combobox', { name: /^Model/ })).toHaveValue('');
    await save();
    await waitFor(() => expect(sent.bodies).toEqual([{ brand: 'Adria', model: '' }]));
  });

  test('the weight shows which licence guests need', async () => {
    openCampers(PATH);
    const weight = await screen.findByRole('textbox', { name: /Gross weight/ });
    expect(screen.getByText('Guests can drive it with licence B')).toBeVisible();
    await userEvent.clear(weight);
    await userEvent.type(weight, '4250');
    expect(screen.getByText('Guests need licence C')).toBeVisible();
  });

  test('a caravan has neither seats nor an engine', async () => {
    openCampers(PATH);
    await userEvent.click(await screen.findByRole('combobox', { name: /Type/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Caravan' }));
    expect(screen.queryByRole('group', { name: 'Seats with belts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Fuel' })).not.toBeInTheDocument();
  });

  test('a future day is refused at its field', async () => {
    openCampers(PATH);
    const year = await screen.findByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '2091');
    await save();
    expect(await screen.findAllByText('This day is still to come.')).not.toHaveLength(0);
    expect(year).toHaveValue('2091');
  });
});

describe('the location', () => {
  test('a town is chosen from the list', async () => {
    answer('get', '/v4/geolocation/places/', [
      aPlace({
        slug: 'nantes',
        name: 'Nantes',
        place_type: 'LOC',
        country: 'FR',
        latitude: 47.2,
        longitude: -1.5,
      }),
    ]);
    const sent = answer('patch', VEHICLE, aVehicle({ etag: '"2"' }));
    openCampers(PATH);
    const town = await screen.findByRole('combobox', { name: 'Town' });
    await userEvent.clear(town);
    await userEvent.type(town, 'nan');
    await userEvent.click(await screen.findByRole('option', { name: /Nantes/ }));
    await save();
    const { location } = aVehicle();
    await waitFor(() =>
      expect(sent.bodies).toEqual([
        { location: { ...location, city: 'Nantes', latitude: 47.2, longitude: -1.5 } },
      ]),
    );
  });

  test('a typed town without a choice is refused at its field', async () => {
    answer('get', '/v4/geolocation/places/', []);
    openCampers(PATH);
    const town = await screen.findByRole('combobox', { name: 'Town' });
    await userEvent.clear(town);
    await userEvent.type(town, 'Nowhere');
    await save();
    expect(town).toHaveAccessibleDescription(/Choose the town from the list/);
    expect(town).toHaveValue('Nowhere');
  });

  test('an error of the api is shown at the fields of the location', async () => {
    answer('patch', VEHICLE, { location: { zipcode: ['This is needed.'] } }, { status: 400 });
    openCampers(PATH);
    const street = await screen.findByRole('textbox', { name: 'Street and number' });
    await userEvent.type(street, ' b');
    await save();
    const zipcode = screen.getByRole('textbox', { name: 'Postcode' });
    await waitFor(() => expect(zipcode).toHaveAccessibleDescription(/This is needed/));
    expect(street).toHaveValue('4 rue du Lac b');
  });
});

test('after a concurrent edit in another tab, one value of each is chosen', async () => {
  const current = aVehicle({ etag: '"2"', height: 270 });
  answer('patch', VEHICLE, { code: 'edited_meanwhile', detail: 'Changed.', current }, { status: 412 });
  openCampers(PATH);
  const height = (await section('How big it is')).getByRole('textbox', { name: /Height/ });
  await userEvent.clear(height);
  await userEvent.type(height, '2.85');
  await save();
  await userEvent.click(await screen.findByRole('radio', { name: /Saved meanwhile 2\.7/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(async () =>
    expect((await section('How big it is')).getByRole('textbox', { name: /Height/ })).toHaveValue('2.70'),
  );
});

test('equipment is changed, and removed equipment has no energy source', async () => {
  const sent = answer('patch', EQUIPMENTS, someVehicleEquipments({ etag: '"2"' }));
  openCampers(PATH);
  const board = await section('What is on board');
  expect(board.getByRole('group', { name: 'What the cooker runs on' })).toBeVisible();
  await userEvent.click(board.getByRole('checkbox', { name: 'Gas hob' }));
  expect(board.queryByRole('group', { name: 'What the cooker runs on' })).not.toBeInTheDocument();
  await userEvent.click(board.getByRole('checkbox', { name: 'Oven' }));
  await save();
  await waitFor(() =>
    expect(sent.bodies).toEqual([
      { equipments: ['shower', 'toilet', 'oven', 'fridge', 'heating', 'awning'], cooking_energies: [] },
    ]),
  );
});

test('one button saves the vehicle and the equipment', async () => {
  const vehicle = answer('patch', VEHICLE, aVehicle({ etag: '"2"', automatic_gear: true }));
  const board = answer('patch', EQUIPMENTS, someVehicleEquipments({ etag: '"2"' }));
  openCampers(PATH);
  await userEvent.click((await section('How big it is')).getByRole('radio', { name: 'Automatic' }));
  await userEvent.click((await section('What is on board')).getByRole('checkbox', { name: 'Oven' }));
  expect(screen.getByText('2 changes')).toBeVisible();
  await save();
  await waitFor(() => expect([vehicle.bodies.length, board.bodies.length]).toEqual([1, 1]));
});

describe('beds', () => {
  test('one is added with its typical size', async () => {
    const bed = { id: 2, kind: 'pop_top', place: 'roof', sleeps: 2, width_cm: 122, length_cm: 200 } as const;
    const sent = answer('post', SLEEPINGS, someSleepings([...someSleepings().results, bed]));
    openCampers(PATH);
    await userEvent.click((await section('Where people sleep')).getByRole('button', { name: 'Add a bed' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Kind of bed' }));
    await userEvent.click(screen.getByRole('option', { name: 'Bed in the pop-up roof' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a bed' }));
    const { id: _, ...form } = bed;
    await waitFor(() => expect(sent.bodies).toEqual([form]));
    expect(await (await section('Where people sleep')).findByText('Bed in the pop-up roof')).toBeVisible();
    expect(screen.getByText(/The plan has places for 4; above, the number of beds is 2/)).toBeVisible();
  });

  test('one is removed', async () => {
    answer('delete', '/v4/vehicles/61/sleepings/1/', someSleepings([]));
    openCampers(PATH);
    const beds = await section('Where people sleep');
    await userEvent.click(beds.getByRole('button', { name: 'Remove: Double bed' }));
    expect(await beds.findByText(/No beds yet/)).toBeVisible();
  });

  test('after a concurrent edit in another tab, its beds are shown', async () => {
    const current = someSleepings([{ ...someSleepings().results[0]!, id: 9, kind: 'island' }]);
    answer(
      'delete',
      '/v4/vehicles/61/sleepings/1/',
      { code: 'edited_meanwhile', detail: 'Changed.', current },
      {
        status: 412,
      },
    );
    openCampers(PATH);
    const beds = await section('Where people sleep');
    await userEvent.click(beds.getByRole('button', { name: 'Remove: Double bed' }));
    expect(await beds.findByText('Island bed')).toBeVisible();
  });
});

test('a vehicle that fails to load is reported, and can be loaded again', async () => {
  answer('get', EQUIPMENTS, { detail: 'No.', code: 'unknown' }, { status: 500 });
  openCampers(PATH);
  expect(await screen.findByRole('heading', { name: 'The vehicle could not be loaded' })).toBeVisible();
  answer('get', EQUIPMENTS, someVehicleEquipments());
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { name: 'What is on board' })).toBeVisible();
});
