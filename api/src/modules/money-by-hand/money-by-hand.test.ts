import type { CreateCoupon, GrantCredit, StaffCoupon } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';
import { createLedgerCheckStore } from '../ledger/check-ledger.store';

let api: Application;
let staff: string;
let staffId: number;
let guest: string;
let guestId: number;
let guestEmail: string;
let nth = 0;

beforeAll(async () => {
  api = await startApplication();
  const staffed = api.database.updateTable('app_user').set({ is_staff: true, staff_role: 'support' });
  await staffed.where('email', '=', 'staff@campavia.test').execute();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  staffId = (await call(api.app, 'GET /3/users/me/', { token: staff })).body.id;
  const person = await aNewUser(api.app);
  [guest, guestId, guestEmail] = [person.token, person.me.id, person.me.email];
});
afterAll(() => api.close());

const send = (what: string, body?: object, token = staff) => call(api.app, what as 'POST /', { token, body });

function aForm(over: Partial<CreateCoupon> = {}): CreateCoupon {
  nth += 1;
  const days = { valid_from: '2027-03-01', valid_until: '2027-06-30' };
  const gift = { amount: '25.00', currency: 'EUR' as const };
  return { code: `spring-${nth}`, ...gift, ...days, most_uses: 2, reason: ' Newsletter ', ...over };
}

const create = async (over: Partial<CreateCoupon> = {}): Promise<StaffCoupon> =>
  (await send('POST /v4/back-office/coupons/', aForm(over))).body;

const CREDIT = {
  kind: 'goodwill',
  amount: '50.00',
  currency: 'EUR',
  valid_until: '2028-03-15',
  reason: 'No heating',
};
const grant = (over: Partial<GrantCredit> = {}) =>
  send('POST /v4/back-office/credits/', { user_id: guestId, ...CREDIT, ...over });

/** The price of a camper with a code. */
const priceWith = async (code: string) => {
  const camper = await api.database
    .selectFrom('camper')
    .select('id')
    .where('status', '=', 'bookable')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const query = `date_from=2027-09-06&date_to=2027-09-12&coupon_code=${code}`;
  return send(`GET /3/products/${camper.id}/price/?${query}`, undefined, guest);
};

const acts = async (subject: 'coupon' | 'credit', id: number) =>
  (await send(`GET /v4/back-office/actions/?subject=${subject}&subject_id=${id}`)).body.results;

describe('a coupon', () => {
  test('of an amount is created, listed, accepted by the price, and recorded', async () => {
    const coupon = await create();
    expect(coupon).toMatchObject({
      code: `SPRING-${nth}`,
      amount: '25.00',
      percent: null,
      state: 'usable',
      uses: 0,
      reason: 'Newsletter',
      created_by: expect.any(String),
    });
    expect((await send('GET /v4/back-office/coupons/')).body.results[0]).toEqual(coupon);
    const { status, body } = await priceWith(coupon.code.toLowerCase());
    expect([status, body.price_coupon]).toEqual([200, '25.00']);
    expect(await acts('coupon', coupon.id)).toMatchObject([
      { action: 'coupon_created', staff: { id: staffId }, user: null, after: { code: coupon.code } },
    ]);
  });

  test('of a percentage gives that part of what coupons may pay, to the cent', async () => {
    const { code } = await create({ amount: undefined, currency: undefined, percent: 10 });
    const whole = (await priceWith('')).body;
    const { body } = await priceWith(code);
    const minor = (text: string) => Math.round(Number(text) * 100);
    const covered = [
      'price_owner',
      'price_fees',
      'price_insurance',
      'price_second_driver',
      'price_rental_cover',
    ];
    const sum = covered.reduce((total, name) => total + minor(whole[name] ?? '0'), 0);
    expect(minor(body.price_coupon)).toBe(Math.floor((sum * 10 + 50) / 100));
    expect(minor(body.price)).toBe(minor(whole.price) - minor(body.price_coupon));
  });

  test('that is withdrawn is not accepted any more, and is withdrawn once', async () => {
    const { id, code } = await create();
    const done = await send(`POST /v4/back-office/coupons/${id}/withdraw/`, { reason: 'A mistake' });
    expect(done).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
    expect(await priceWith(code)).toMatchObject({ status: 400, body: { coupon_code: [expect.any(String)] } });
    const again = await send(`POST /v4/back-office/coupons/${id}/withdraw/`, { reason: 'A mistake' });
    expect(again).toMatchObject({ status: 409, body: { code: 'coupon_ended' } });
    expect((await acts('coupon', id)).map(({ action }: { action: string }) => action)).toEqual([
      'coupon_withdrawn',
      'coupon_created',
    ]);
  });

  test('with the code of another one is refused, also when both are sent at once', async () => {
    const form = aForm();
    const answers = await Promise.all([1, 2].map(() => send('POST /v4/back-office/coupons/', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toHaveProperty('code');
  });

  test.each([
    [{ code: 'A' }, 'code'],
    [{ code: 'with space' }, 'code'],
    [{ amount: '-5.00' }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '1000.01' }, 'amount'],
    [{ amount: '99999999999.00' }, 'amount'],
    [{ amount: undefined }, 'amount'],
    [{ percent: 10 }, 'amount'],
    [{ amount: undefined, percent: 101 }, 'percent'],
    [{ amount: undefined, percent: 0 }, 'percent'],
    [{ most_uses: 0 }, 'most_uses'],
    [{ most_uses: 10_001 }, 'most_uses'],
    [{ valid_from: '2027-02-30' }, 'valid_from'],
    [{ valid_until: '2027-03-14' }, 'valid_until'],
    [{ valid_until: '2031-01-01' }, 'valid_until'],
    [{ reason: ' ' }, 'reason'],
    [{ currency: 'JPY' as never }, 'currency'],
  ])('with %o is refused', async (over, field) => {
    const { status, body } = await send('POST /v4/back-office/coupons/', aForm(over));
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });
});

describe('a rental credit', () => {
  test('is granted, can be spent, is booked and recorded; the rest of it is taken back once', async () => {
    const { status, body } = await grant();
    expect([status, body]).toMatchObject([
      201,
      { amount: '50.00', balance: '50.00', is_open: true, user: { id: guestId } },
    ]);
    const [mail] = await sentTo(api.app, guestEmail);
    expect(mail).toMatchObject({ kind: 'credit_granted' });
    expect(mail?.body).toMatch(/\b50\b[^]*\b15\b.*\b2028\b/);
    expect(mail?.body).not.toContain('No heating');
    const mine = await send('GET /3/moneyboxes/', undefined, guest);
    expect(mine.body.results).toMatchObject([{ id: body.id, balance: '50.00', reason: 'goodwill' }]);
    expect((await send('GET /v4/back-office/credits/')).body.results[0]).toEqual(body);

    const path = `POST /v4/back-office/credits/${body.id}/withdraw/`;
    expect(await send(path, { reason: 'Granted twice' })).toMatchObject({
      status: 200,
      body: { amount: '50.00', balance: '0.00', withdrawn: '50.00', is_open: false },
    });
    expect(await send(path, { reason: 'Granted twice' })).toMatchObject({
      status: 409,
      body: { code: 'credit_ended' },
    });
    expect((await send('GET /3/moneyboxes/', undefined, guest)).body.results).toEqual([]);
    expect((await acts('credit', body.id)).map(({ action }: { action: string }) => action)).toEqual([
      'credit_withdrawn',
      'credit_granted',
    ]);
    const entries = await api.database
      .selectFrom('ledger_entry')
      .innerJoin('ledger_movement', 'ledger_movement.id', 'movement_id')
      .select(['kind', 'account', 'amount'])
      .where('reference', 'in', [`credit_grant:${body.id}`, `credit_withdrawal:${body.id}`])
      .orderBy('ledger_movement.id')
      .orderBy('position')
      .execute();
    expect(entries.map(({ kind, account, amount }) => [kind, account, Number(amount)])).toEqual([
      ['credit_grant', 'coupon_expense', 5000],
      ['credit_grant', 'moneybox_liability', -5000],
      ['credit_withdrawal', 'coupon_expense', -5000],
      ['credit_withdrawal', 'moneybox_liability', 5000],
    ]);
    expect(await createLedgerCheckStore(api.database).faults()).toEqual([]);
  });

  test.each([
    [{ user_id: 2_000_000_000 }, 'user_id'],
    [{ amount: '-1.00' }, 'amount'],
    [{ amount: '1000.01' }, 'amount'],
    [{ valid_until: '2027-03-14' }, 'valid_until'],
    [{ valid_until: '2030-01-01' }, 'valid_until'],
    [{ reason: '' }, 'reason'],
    [{ kind: 'refund' as never }, 'kind'],
  ])('with %o is refused', async (over, field) => {
    const { status, body } = await grant(over);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test('cannot be granted to oneself', async () => {
    expect((await grant({ user_id: staffId })).status).toBe(400);
  });

  test('that staff did not grant is not withdrawn', async () => {
    const box = await api.database
      .insertInto('moneybox')
      .values({
        user_id: guestId,
        amount: 100,
        balance: 100,
        currency: 'EUR',
        reason: 'refund',
        created_at: new Date(),
        expire_at: new Date('2028-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await send(`POST /v4/back-office/credits/${box.id}/withdraw/`, { reason: 'x' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'credit_not_found' } });
  });
});

test('other users, and staff who act as a user, get 404', async () => {
  const acting = await call(api.app, 'POST /v4/users/auth/log-as/', {
    token: staff,
    body: { user_id: guestId },
  });
  for (const token of [guest, acting.body.access_token as string]) {
    for (const what of ['GET /v4/back-office/coupons/', 'GET /v4/back-office/credits/']) {
      expect((await send(what, undefined, token)).status).toBe(404);
    }
    expect((await send('POST /v4/back-office/coupons/', aForm(), token)).status).toBe(404);
    expect((await send('POST /v4/back-office/credits/', { user_id: guestId, ...CREDIT }, token)).status).toBe(
      404,
    );
    expect((await send('POST /v4/back-office/coupons/1/withdraw/', { reason: 'x' }, token)).status).toBe(404);
  }
});
