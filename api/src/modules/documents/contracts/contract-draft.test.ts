import Value from 'typebox/value';

import { ContractDraftSchema, type ContractDraft } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../../test/bookings';
import { call, signIn } from '../../../../test/users';
import type { NewBooking } from '../../bookings/bookings.store';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));

const begin = async (over: Partial<NewBooking> = {}) =>
  storeBooking(api.database, aBooking(participants, over));
const read = (id: number, { token = guest, language = 'en-IE' } = {}) =>
  call(api.app, `GET /3/my-requests/${id}/contract/`, { token, headers: { 'accept-language': language } });
const price = (id: number) => call(api.app, `GET /3/my-requests/${id}/prices/`, { token: guest });
const ownerRow = () =>
  api.database
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', participants.ownerId)
    .executeTakeFirstOrThrow();

function textOf({ sections }: ContractDraft, label: string): string | undefined {
  return sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.text;
}

test('a guest who is about to pay reads the future contract, with the requested price', async () => {
  const { id } = await begin();
  const { status, body } = await read(id);
  expect(status).toBe(200);
  expect(Value.Check(ContractDraftSchema, body)).toBe(true);
  const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
  expect(textOf(body, 'Total')).toBe(euros.format(Number((await price(id)).body.price)));
  expect(textOf(body, 'If the owner cancels')).toBe('Everything is refunded.');
  expect(body).toMatchObject({ booking: id, title: 'Rental contract' });
});

test('has no contact details of the owner before the trip is confirmed', async () => {
  const { first_name, last_name, email } = await ownerRow();
  const { id } = await begin({ state: 'ACCEPTED' });
  const { body: draft } = await read(id);
  expect(textOf(draft, 'Name')).toBe(first_name);
  expect(JSON.stringify(draft)).not.toContain(email);
  expect(draft.note).toContain(first_name);
  const sure = await begin({ state: 'TO_COME' });
  const { body: made } = await read(sure.id);
  expect(textOf(made, 'Name')).toBe(`${first_name} ${last_name}`);
  expect(made.note).toBeNull();
});

test('it is in the language of the reader', async () => {
  const { id } = await begin({ state: 'ACCEPTED' });
  const { body } = await read(id, { language: 'de-DE' });
  expect(body).toMatchObject({ title: 'Mietvertrag', number: `Buchung ${id}` });
});

test('returns 404 to other users and to the owner, who gets the final contract', async () => {
  const { id } = await begin({ state: 'ACCEPTED' });
  expect((await read(id, { token: owner })).status).toBe(404);
  expect((await read(id + 1)).status).toBe(404);
});

test('a trip that is no longer available has none, with the reason', async () => {
  const { id, camper_id, date_from, date_to } = await begin();
  await takeDays(api.database, { camper_id, date_from, date_to }, 'owner');
  expect(await read(id)).toMatchObject({ status: 400, body: { __all__: ['107'] } });
});

describe('the contract of the owner', () => {
  const owners = (id: number, token: string | undefined = owner, language = 'fr-FR') =>
    call(api.app, `GET /3/my-bookings/${id}/contract/`, { token, headers: { 'accept-language': language } });

  test('has both parties, once the booking is confirmed, in the language of the owner', async () => {
    const { last_name } = await ownerRow();
    const { id } = await begin({ state: 'TO_COME' });
    const { status, body } = await owners(id);
    expect(status).toBe(200);
    expect(Value.Check(ContractDraftSchema, body)).toBe(true);
    expect(body).toMatchObject({ booking: id, title: 'Contrat de location', note: null });
    expect(JSON.stringify(body)).toContain(last_name);
  });

  test.each([
    ['nobody', 401],
    ['guest', 404],
    ['owner', 200],
  ] as const)('is answered to %s with %d', async (who, status) => {
    const { id } = await begin({ state: 'TO_COME' });
    const token = { nobody: undefined, guest, owner }[who];
    const answer = await call(api.app, `GET /3/my-bookings/${id}/contract/`, { token });
    expect(answer.status).toBe(status);
  });

  test('returns 404 before the confirmation, and for an invalid number', async () => {
    const { id } = await begin({ state: 'ACCEPTED' });
    expect((await owners(id)).status).toBe(404);
    expect((await owners(id + 1)).status).toBe(404);
    expect((await call(api.app, 'GET /3/my-bookings/x/contract/', { token: owner })).status).toBe(404);
  });
});
