import { Type, type TSchema } from 'typebox';

import {
  CompanySchema,
  CreateCompanySchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  LegalProfileSchema,
  MoneyboxesSchema,
  UpdateCompanySchema,
  UpdateLegalProfileSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { CompanyService } from './company.service';
import type { LegalProfileService } from './legal-profile.service';
import type { MoneyboxesService } from './moneyboxes.service';

const common = { tags: ['profiles'], security: [{ key: [], bearer: [] }] };

/** Responses of an endpoint, with the refusals common to all. */
function answers<Answers extends Record<number, TSchema>>(own: Answers) {
  return { ...own, 401: DetailErrorSchema, 403: DetailErrorSchema };
}

/** Creates and updates an owner's company. */
export function companyRoutes(app: Api, companies: CompanyService): void {
  const address = '/v4/users/me/company/';
  app.get(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The company an owner rents campers out for',
        response: answers({ 200: CompanySchema, 404: DetailErrorSchema }),
      },
    },
    (request) => companies.get(requireUser(request).userId),
  );
  app.post(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Creates the company, which makes its owner professional',
        body: CreateCompanySchema,
        response: answers({ 201: CompanySchema, 400: FieldErrorsSchema, 409: DetailErrorSchema }),
      },
    },
    async (request, reply) => {
      const company = await companies.create(requireUser(request).userId, request.body);
      return reply.code(201).send(company);
    },
  );
  app.patch(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Changes the company',
        body: UpdateCompanySchema,
        response: answers({ 200: CompanySchema, 400: FieldErrorsSchema, 404: DetailErrorSchema }),
      },
    },
    (request) => companies.update(requireUser(request).userId, request.body),
  );
}

/** Ends a company. */
export function endCompanyRoute(app: Api, companies: CompanyService): void {
  app.delete(
    '/v4/users/me/company/',
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Makes the user a private owner again, once trips and payouts of the company are over',
        response: answers({ 204: Type.Null(), 404: DetailErrorSchema, 409: DetailErrorSchema }),
      },
    },
    async (request, reply) => {
      await companies.end(requireUser(request).userId);
      return reply.code(204).send(null);
    },
  );
}

/** Who answers before the law: telling and changing it. */
export function legalProfileRoutes(app: Api, profiles: LegalProfileService): void {
  const address = '/v4/users/me/legal/';
  app.get(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The legal representative of the company',
        response: answers({ 200: LegalProfileSchema, 404: DetailErrorSchema }),
      },
    },
    (request) => profiles.get(requireUser(request).userId),
  );
  app.post(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Creates the legal representative',
        body: LegalProfileSchema,
        response: answers({ 201: LegalProfileSchema, 400: FieldErrorsSchema, 409: DetailErrorSchema }),
      },
    },
    async (request, reply) => {
      const profile = await profiles.create(requireUser(request).userId, request.body);
      return reply.code(201).send(profile);
    },
  );
  app.patch(
    address,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Changes the legal representative',
        body: UpdateLegalProfileSchema,
        response: answers({ 200: LegalProfileSchema, 400: FieldErrorsSchema, 404: DetailErrorSchema }),
      },
    },
    (request) => profiles.update(requireUser(request).userId, request.body),
  );
}

/** Rental credits. */
export function moneyboxesRoutes(app: Api, moneyboxes: MoneyboxesService): void {
  app.get(
    '/3/moneyboxes/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Unused rental credits in their order of use, all on one page',
        response: answers({ 200: MoneyboxesSchema }),
      },
    },
    async (request) => {
      const results = await moneyboxes.list(requireUser(request).userId);
      return { count: results.length, next: null, previous: null, results };
    },
  );
}
