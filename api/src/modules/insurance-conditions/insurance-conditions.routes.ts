import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  InsuranceConditionsQuerySchema,
  InsuranceConditionsSchema,
  staleEditSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { ConditionsOf, InsuranceConditionsService } from './insurance-conditions.service';
import { readConditions } from './read-conditions';

interface Services {
  conditions: InsuranceConditionsService;
  uploads: UploadProcesses;
}

const tags = ['insurance'];
const security = [{ key: [], bearer: [] }];
const missing = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const changed = {
  ...missing,
  200: InsuranceConditionsSchema,
  400: FieldErrorsSchema,
  410: DetailErrorSchema,
  412: staleEditSchema(InsuranceConditionsSchema),
  428: DetailErrorSchema,
  429: DetailErrorSchema,
  503: DetailErrorSchema,
};
const HARMLESS = "default-src 'none'; sandbox";

/** Conditions are addressed by camper, or by their own id. */
const ADDRESSES = [
  {
    path: '/3/insurance/condition/product/:id/',
    params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
    of: (id: string): ConditionsOf => ({ camper: id }),
  },
  {
    path: '/3/insurance/condition/:id/',
    params: Type.Object({ id: Type.String({ description: 'number of the conditions' }) }),
    of: (id: string): ConditionsOf => ({ condition: id }),
  },
] as const;

/** Endpoints for the conditions of owners' own insurances. */
export function insuranceConditionsRoutes(app: Api, services: Services): void {
  readingRoutes(app, services);
  for (const address of ADDRESSES) writingRoutes(app, services, address);
  fileRoute(app, services);
}

function readingRoutes(app: Api, { conditions }: Services): void {
  const [ofCamper, own] = ADDRESSES;
  app.get(
    ofCamper.path,
    {
      schema: {
        tags,
        params: ofCamper.params,
        querystring: InsuranceConditionsQuerySchema,
        summary:
          'The conditions of the own insurance of a camper’s owner; with a booking, those agreed for it, for its guest and owner',
        response: {
          ...missing,
          200: InsuranceConditionsSchema,
          400: FieldErrorsSchema,
          410: DetailErrorSchema,
        },
      },
    },
    ({ params, query, signedIn }) =>
      query.booking === undefined
        ? conditions.read(params.id, signedIn?.userId)
        : conditions.readAgreed(params.id, query.booking, signedIn?.userId),
  );

  app.get(
    own.path,
    {
      schema: {
        tags,
        params: own.params,
        summary: 'Conditions by their own number',
        response: { ...missing, 200: InsuranceConditionsSchema },
      },
    },
    ({ params, signedIn }) => conditions.readOne(params.id, signedIn?.userId),
  );
}

function writingRoutes(app: Api, services: Services, { path, params, of }: (typeof ADDRESSES)[number]): void {
  const common = { tags, security, params, headers: IfMatchSchema, consumes: ['multipart/form-data'] };
  const files = 'files under `file`, PDF, JPEG, PNG or WebP of 10 MB at most';

  async function save(request: Asked, { isWhole }: { isWhole: boolean }) {
    const { userId } = requireUser(request);
    const camperId = await services.conditions.requireChange(userId, of(request.params.id));
    const sent = await readConditions(request, { uploads: services.uploads, isWhole });
    return services.conditions.save(camperId, request.headers['if-match'], sent);
  }

  const whole = {
    ...common,
    summary: `Puts whole conditions in force in place of those of before: ${files}, and \`deductible_amount\``,
    response: { ...changed, 201: InsuranceConditionsSchema },
  };
  app.post(path, { onRequest: signedInOnly, schema: whole }, async (request, reply) =>
    reply.code(201).send(await save(request, { isWhole: true })),
  );

  const part = {
    ...common,
    summary: `Changes conditions: ${files}, in place of all files of before, or \`deductible_amount\``,
    response: changed,
  };
  app.patch(path, { onRequest: signedInOnly, schema: part }, (request) => save(request, { isWhole: false }));
}

type Asked = FastifyRequest & { params: { id: string } };

function fileRoute(app: Api, { conditions }: Services): void {
  app.get(
    '/media/insurance-conditions/:file',
    {
      schema: {
        tags,
        summary: 'A file of such conditions; a PDF is sent as an attachment',
        security: [],
        params: Type.Object({ file: Type.String({ description: 'name of the file in the conditions' }) }),
        response: {
          200: Type.Unknown({ description: 'the file' }),
          404: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const file = await conditions.openFile(request.params.file.replace(/\.(webp|pdf)$/, ''));
      const as = file.media_type === 'image/webp' ? 'inline' : 'attachment';
      return reply
        .headers({
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          'content-security-policy': HARMLESS,
          'cache-control': 'private, max-age=3600',
          'content-disposition': `${as}; filename="insurance-conditions-${file.id}.${as === 'inline' ? 'webp' : 'pdf'}"`,
          'content-length': file.bytes,
        })
        .type(file.media_type)
        .send(file.content);
    },
  );
}
