import type pg from 'pg';

import { addDays, type PlainDate } from '@campavia/domain';

import { hashPassword } from '../../src/modules/identity/passwords/passwords';
import { DEMO_USERS, type DemoUser } from './campers/users/demo-users';
import { insertRows } from './insert-rows';
import { loadOnce } from './load-once';

const PASSWORD = 'campavia';
const CREDIT_LASTS_DAYS = 18 * 30;

/** Phone number and birth date of each demo user; `new@` has none yet. */
const CONTACT_DETAILS: Record<string, { phone: string; borned_on: string }> = {
  'guest@campavia.test': { phone: '+33612345601', borned_on: '1988-04-12' },
  'owner@campavia.test': { phone: '+33612345602', borned_on: '1976-09-30' },
  'pro@campavia.test': { phone: '+33612345603', borned_on: '1979-11-03' },
  'solo@campavia.test': { phone: '+33612345604', borned_on: '1991-01-21' },
  'staff@campavia.test': { phone: '+33612345605', borned_on: '1984-06-17' },
};

const ADDRESS = { street: '12 rue des Alpes', zipcode: '38000', city: 'Grenoble', country: 'FR' };

/**
 * Creates accounts of the demo users, once; later changes by them are kept. Also works in a database whose users
 * existed before accounts did: they keep their campers. Returns undefined when it was done already.
 */
export function loadDemoUsers(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'demo people', `${DEMO_USERS.length} people`, async (client) => {
    await client.query(
      'update app_user set email_confirmed_at = joined_on where password_hash is null and email_confirmed_at is null',
    );
    for (const person of DEMO_USERS) await makeAccount(client, person, today);
    await giveCredit(client, today);
    await setUpCompany(client);
    return DEMO_USERS.length;
  });
}

async function makeAccount(client: pg.PoolClient, person: DemoUser, today: PlainDate): Promise<void> {
  const { email, first_name, last_name, isBusiness, isStaff = false } = person;
  await client.query(
    `insert into app_user (email, first_name, last_name, language, languages_spoken, country, professional_type,
       is_staff, joined_on)
     values ($1, $2, $3, 'fr', '{fr,en}', 'FR', $4, $5, $6) on conflict (email) do nothing`,
    [email, first_name, last_name, isBusiness ? 'BUSINESS' : null, isStaff, addDays(today, -400)],
  );
  const { phone = null, borned_on = null } = CONTACT_DETAILS[email] ?? {};
  await client.query(
    `update app_user set password_hash = $2, email_confirmed_at = joined_on, locale = 'fr', phone = $3::text,
       phone_certified_at = case when $3::text is null then null else joined_on end, borned_on = $4,
       staff_role = $5, terms_accepted_at = joined_on
     where email = $1`,
    [email, await hashPassword(PASSWORD), phone, borned_on, isStaff ? 'support' : null],
  );
}

async function giveCredit(client: pg.PoolClient, today: PlainDate): Promise<void> {
  await insertRows(client, 'moneybox', [
    {
      user_id: await numberOf(client, 'guest@campavia.test'),
      amount: 5000,
      balance: 5000,
      currency: 'EUR',
      reason: 'goodwill',
      created_at: addDays(today, -60),
      expire_at: addDays(today, CREDIT_LASTS_DAYS),
    },
  ]);
}

async function setUpCompany(client: pg.PoolClient): Promise<void> {
  const user_id = await numberOf(client, 'pro@campavia.test');
  const company = {
    user_id,
    name: 'Alpes Évasion',
    registration_number: '303 265 045 00012',
    vat_number: 'FR40303265045',
    email: 'bonjour@alpes-evasion.test',
    phone: '+33476000000',
  };
  const representative = {
    user_id,
    first_name: 'Sophie',
    last_name: 'Perrin',
    borned_on: '1979-11-03',
    nationality: 'FR',
    country_of_residence: 'FR',
  };
  await insertRows(client, 'company', [{ ...company, ...ADDRESS }]);
  await insertRows(client, 'legal_profile', [{ ...representative, ...ADDRESS }]);
}

async function numberOf(client: pg.PoolClient, email: string): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>('select id from app_user where email = $1', [email]);
  return rows[0]?.id;
}
