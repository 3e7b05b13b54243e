import {
  BankAccountRecordSchema,
  ChangeBankAccountSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { BankAccounts } from './bank-accounts.service';

const ADDRESS = '/3/mangopay/iban/';
const common = { tags: ['payments'], security: [{ key: [], bearer: [] }] };

/** The bank account that an owner is paid to. */
export function bankAccountsRoutes(app: Api, accounts: BankAccounts): void {
  app.get(
    ADDRESS,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary:
          'The bank account of the user, masked; an empty record without one or when it cannot be read',
        response: { 200: BankAccountRecordSchema, 401: DetailErrorSchema },
      },
    },
    (request) => accounts.get(requireUser(request).userId),
  );
  app.post(
    ADDRESS,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Replaces the bank account; a change delays payouts by 48 hours',
        body: ChangeBankAccountSchema,
        response: {
          201: BankAccountRecordSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          405: DetailErrorSchema,
        },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await accounts.change(requireUser(request).userId, request.body)),
  );
}
