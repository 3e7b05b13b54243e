import { Type, type TSchema } from 'typebox';

import {
  BeneficialOwnerSchema,
  BeneficialOwnersSchema,
  CreateBeneficialOwnerSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  UboDeclarationSchema,
  UpdateUboDeclarationSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { Declarations } from './declarations.service';

const ADDRESS = '/3/mangopay/ubo-declaration/';
const DeclarationParams = Type.Object({ id: Type.String() });
const PersonParams = Type.Object({ id: Type.String(), uboId: Type.String() });
const common = { tags: ['payments'], security: [{ key: [], bearer: [] }] };

/** The answers of a call, beside the refusals that all of them share. */
function answers<Answers extends Record<number, TSchema>>(own: Answers) {
  return {
    ...own,
    401: DetailErrorSchema,
    404: DetailErrorSchema,
    405: DetailErrorSchema,
    503: DetailErrorSchema,
  };
}

/** Declarations of beneficial owners. */
export function declarationsRoutes(app: Api, declarations: Declarations): void {
  app.get(
    ADDRESS,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The latest declaration of beneficial owners; 404 if the user needs none',
        response: answers({ 200: UboDeclarationSchema }),
      },
    },
    (request) => declarations.get(requireUser(request).userId),
  );
  app.patch(
    ADDRESS,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Creates a declaration of beneficial owners, or submits it',
        body: UpdateUboDeclarationSchema,
        response: answers({ 200: UboDeclarationSchema, 400: FieldErrorsSchema }),
      },
    },
    (request) => declarations.update(requireUser(request).userId, request.body),
  );
  personRoutes(app, declarations);
}

function personRoutes(app: Api, declarations: Declarations): void {
  app.get(
    `${ADDRESS}:id/ubo/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The beneficial owners of a declaration, all on one page',
        params: DeclarationParams,
        response: answers({ 200: BeneficialOwnersSchema }),
      },
    },
    (request) => declarations.listPersons(requireUser(request).userId, request.params.id),
  );
  app.post(
    `${ADDRESS}:id/ubo/`,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Adds a beneficial owner to an open declaration; a duplicate is added once',
        params: DeclarationParams,
        body: CreateBeneficialOwnerSchema,
        response: answers({ 201: BeneficialOwnerSchema, 400: FieldErrorsSchema }),
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      return reply.code(201).send(await declarations.addPerson(userId, request.params.id, request.body));
    },
  );
  app.patch(
    `${ADDRESS}:id/ubo/:uboId/`,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Changes a beneficial owner of an open declaration',
        params: PersonParams,
        body: CreateBeneficialOwnerSchema,
        response: answers({ 200: BeneficialOwnerSchema, 400: FieldErrorsSchema }),
      },
    },
    (request) => {
      const { id: declarationId, uboId: personId } = request.params;
      const { userId } = requireUser(request);
      return declarations.updatePerson(userId, { declarationId, personId }, request.body);
    },
  );
}
