import { Type, type TSchema } from 'typebox';

import {
  CreateCouponSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  GrantCreditSchema,
  MoneyPageQuerySchema,
  StaffCouponSchema,
  StaffCouponsSchema,
  StaffCreditSchema,
  StaffCreditsSchema,
  WithdrawGiftSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { staffOnly } from '../back-office/require-staff.service';
import { requireUser } from '../identity/signed-in.service';
import type { MoneyByHand } from './money-by-hand.service';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 400: FieldErrorsSchema };
const onRequest = staffOnly;

/** Coupons and rental credits of the support team; everybody else finds none of these calls. */
export function moneyByHandRoutes(app: Api, { coupons, credits }: MoneyByHand): void {
  couponRoutes(app, coupons);
  creditRoutes(app, credits);
}

function couponRoutes(app: Api, { list, create, withdraw }: MoneyByHand['coupons']): void {
  app.get(
    '/v4/back-office/coupons/',
    { onRequest, schema: listed('Coupons, the newest first', StaffCouponsSchema) },
    (request) => list(requireUser(request), request.query),
  );
  const created = {
    ...common,
    summary: 'Creates a coupon of an amount or a percentage',
    body: CreateCouponSchema,
    response: { ...errors, 201: StaffCouponSchema },
  };
  app.post('/v4/back-office/coupons/', { onRequest, schema: created }, async (request, reply) =>
    reply.code(201).send(await create(requireUser(request), request.body)),
  );
  app.post(
    '/v4/back-office/coupons/:id/withdraw/',
    { onRequest, schema: withdrawn('coupon', StaffCouponSchema) },
    (request) => withdraw(requireUser(request), request.params.id, request.body),
  );
}

function creditRoutes(app: Api, { list, grant, withdraw }: MoneyByHand['credits']): void {
  app.get(
    '/v4/back-office/credits/',
    { onRequest, schema: listed('Rental credits that staff granted, the newest first', StaffCreditsSchema) },
    (request) => list(requireUser(request), request.query),
  );
  const granted = {
    ...common,
    summary: 'Grants a user a rental credit, which can be used immediately',
    body: GrantCreditSchema,
    response: { ...errors, 201: StaffCreditSchema },
  };
  app.post('/v4/back-office/credits/', { onRequest, schema: granted }, async (request, reply) =>
    reply.code(201).send(await grant(requireUser(request), request.body)),
  );
  app.post(
    '/v4/back-office/credits/:id/withdraw/',
    { onRequest, schema: withdrawn('credit', StaffCreditSchema) },
    (request) => withdraw(requireUser(request), request.params.id, request.body),
  );
}

function listed<Schema extends TSchema>(summary: string, schema: Schema) {
  return { ...common, summary, querystring: MoneyPageQuerySchema, response: { ...errors, 200: schema } };
}

function withdrawn<Schema extends TSchema>(what: 'coupon' | 'credit', schema: Schema) {
  return {
    ...common,
    params: Type.Object({ id: Type.String({ description: `number of the ${what}` }) }),
    summary:
      what === 'coupon'
        ? 'Withdraws a coupon: it is not accepted any more, agreed prices keep it'
        : 'Takes back what is left of a credit',
    body: WithdrawGiftSchema,
    response: { ...errors, 409: DetailErrorSchema, 200: schema },
  };
}
