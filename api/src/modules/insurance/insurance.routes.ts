import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  InsuranceChoiceSchema,
  InsuranceChoicesSchema,
  InsuranceQuerySchema,
  InsuranceTierQuerySchema,
  RentalCoverConditionsSchema,
  SimilarInsurancesSchema,
} from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../core/app-context';
import { FAULT_HEADER } from '../../providers/rental-cover/rental-cover';
import type { InsuranceReader, InsuranceService } from './insurance.service';

const tags = ['insurance'];
const params = Type.Object({ slug: Type.String({ description: 'standard, reinforced or none' }) });
const refusals = { 400: FieldErrorsSchema, 401: DetailErrorSchema, 404: DetailErrorSchema };

/** Endpoints about insurances of campers. */
export function insuranceRoutes(app: Api, insurance: InsuranceService): void {
  app.get(
    '/3/insurance/',
    {
      schema: {
        tags,
        summary: 'The insurances of a camper; with dates also their price for the stay',
        querystring: InsuranceQuerySchema,
        response: {
          200: InsuranceChoicesSchema,
          ...refusals,
          410: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    (request) => insurance.choices(request.query, askerOf(request)),
  );

  app.get(
    '/v4/rental-cover/conditions/',
    {
      schema: {
        tags,
        summary: 'The reimbursement of the rental cover, and its conditions in the language of the user',
        querystring: InsuranceTierQuerySchema,
        response: { 200: RentalCoverConditionsSchema, ...refusals, 503: DetailErrorSchema },
      },
    },
    (request) => {
      const asker = askerOf(request);
      return insurance.coverConditions({ ...asker, currency: request.query.currency ?? asker.currency });
    },
  );

  tierRoutes(app, insurance);
}

function tierRoutes(app: Api, insurance: InsuranceService): void {
  app.get(
    '/3/insurance/:slug/',
    {
      schema: {
        tags,
        params,
        summary: 'One insurance by its name',
        querystring: InsuranceTierQuerySchema,
        response: { 200: InsuranceChoiceSchema, ...refusals },
      },
    },
    async ({ params, query, currency }) => insurance.get(params.slug, query.currency ?? currency),
  );

  app.get(
    '/3/insurance/similar/:slug/',
    {
      schema: {
        tags,
        params,
        summary: 'The insurances that can replace one',
        querystring: InsuranceTierQuerySchema,
        response: { 200: SimilarInsurancesSchema, ...refusals },
      },
    },
    async ({ params, query, currency }) => insurance.similar(params.slug, query.currency ?? currency),
  );
}

function askerOf({
  signedIn,
  currency,
  headers,
}: Pick<FastifyRequest, 'signedIn' | 'currency' | 'headers'>): InsuranceReader {
  const site = siteOfTag(headers['accept-language']);
  return { userId: signedIn?.userId, currency, site, fault: headers[FAULT_HEADER]?.toString() };
}
