import {
  CertifyPhoneSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  PhoneCertificationSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { clientNetworkOf } from '../../core/connections/client-network';
import { denyActingStaff, requireUser } from '../identity/signed-in.service';
import type { PhoneService } from './phone.service';

const security = [{ key: [], bearer: [] }];
const refusals = { 401: DetailErrorSchema, 403: DetailErrorSchema, 405: DetailErrorSchema };

/** Verification of the phone number. */
export function phoneRoutes(app: Api, phones: PhoneService): void {
  app.get(
    '/3/certify-phone/',
    {
      onRequest: denyActingStaff,
      schema: {
        tags: ['profiles'],
        summary:
          'Sends a code to the phone of the profile, at most one in half a minute; none if it is certified',
        security,
        response: { 200: PhoneCertificationSchema, ...refusals, 429: DetailErrorSchema },
      },
    },
    (request) => phones.send(requireUser(request).userId, request.language, clientNetworkOf(request.ip)),
  );

  app.post(
    '/3/certify-phone/',
    {
      onRequest: denyActingStaff,
      schema: {
        tags: ['profiles'],
        summary: 'Certifies the phone by the code sent to it; 400 for a wrong code',
        security,
        body: CertifyPhoneSchema,
        response: { 200: PhoneCertificationSchema, 400: FieldErrorsSchema, ...refusals },
      },
    },
    (request) => phones.certify(requireUser(request).userId, request.body.code),
  );
}
