import type { APIRequestContext } from '@playwright/test';
import type { Client } from 'pg';

import { addDays, plainDate, type DayRange, type PlainDate } from '@campavia/domain';

import { TODAY } from '../../fixtures';
import { ApiClient } from '../api-client';
import { queryDatabase } from '../query-database';
import { Scenes } from '../scenes';
import { newUser } from '../users';

const FIRST_DAY = plainDate('2027-10-04');
const WEEKS = 20;
const MOST_TRIES = 10;

export interface NewOwner {
  id: number;
  email: string;
  camper: number;
  stay: DayRange;
}

export async function newOwner(request: APIRequestContext): Promise<NewOwner> {
  const email = await newUser(request, { first_name: 'Claire', last_name: 'Roux' });
  const from = addDays(FIRST_DAY, 7 * Math.floor(Math.random() * WEEKS));
  return queryDatabase(async (database) => {
    const { rows } = await database.query<{ id: number }>(
      `update app_user set borned_on = '1985-04-12', country = 'FR', street = '1 rue Haute',
        zipcode = '69001', city = 'Lyon' where email = $1 returning id`,
      [email],
    );
    const [owner] = rows;
    if (!owner) throw new Error(`There is no user ${email}`);
    await database.query(
      `insert into legal_profile (user_id, first_name, last_name, borned_on, nationality, country_of_residence,
        street, zipcode, city, country)
        values ($1, 'Claire', 'Roux', '1985-04-12', 'FR', 'FR', '1 rue Haute', '69001', 'Lyon', 'FR')`,
      [owner.id],
    );
    const camper = await takeCamper(database, { from, ownerId: owner.id });
    return { id: owner.id, email, camper, stay: { from, to: addDays(from, 6) } };
  });
}

/** Gives an owner a camper that no parallel journey uses. */
async function takeCamper(
  database: Client,
  { from, ownerId }: { from: PlainDate; ownerId: number },
): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { camper } = await new Scenes(database, TODAY).freeFrom(from).any({ instant: true });
    const { rowCount } = await database.query(
      `update camper set owner_id = $2 where id = $1 and owner_id not in (
        select user_id from legal_profile where first_name = 'Claire' and last_name = 'Roux')`,
      [camper, ownerId],
    );
    if (rowCount === 1) return camper;
  }
  throw new Error('Every camper is used by another journey');
}

export async function payableOwner(request: APIRequestContext): Promise<NewOwner> {
  const owner = await newOwner(request);
  await addDocuments(owner, ['id_proof', 'tax_identification_number'], 'validated');
  const api = await ApiClient.of(request, owner.email);
  await api.call('post', '/3/mangopay/iban/', {
    iban: 'FR1420041010050500013M02606',
    holder: 'Claire Roux',
    street: '1 rue Haute',
    zipcode: '69001',
    city: 'Lyon',
    country: 'FR',
  });
  return owner;
}

export async function addDocuments({ id }: NewOwner, types: string[], status: string): Promise<void> {
  await queryDatabase((database) =>
    database.query(
      `insert into document (document_type, user_id, status, created_at)
        select type, $1, $3, now() from unnest($2::text[]) type on conflict do nothing`,
      [id, types, status],
    ),
  );
}
