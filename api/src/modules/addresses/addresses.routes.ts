import {
  AddressesAnswerSchema,
  AddressesQuerySchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { clientNetworkOf } from '../../core/connections/client-network';
import type { AddressesService } from './addresses.service';

/** The address search for autocompletion. */
export function addressesRoutes(app: Api, { find }: AddressesService): void {
  const schema = {
    tags: ['places'],
    summary: 'Addresses that match a text, in parts, best match first',
    querystring: AddressesQuerySchema,
    response: {
      200: AddressesAnswerSchema,
      400: FieldErrorsSchema,
      401: DetailErrorSchema,
      429: DetailErrorSchema,
      503: DetailErrorSchema,
    },
  };
  app.get('/v4/geolocation/addresses/', { schema }, ({ query, ip, language }) =>
    find(query, { network: clientNetworkOf(ip), language }),
  );
}
