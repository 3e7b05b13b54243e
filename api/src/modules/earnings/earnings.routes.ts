import {
  DetailErrorSchema,
  EarningsResultSchema,
  EarningsSimulationSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { clientNetworkOf } from '../../core/connections/client-network';
import type { Earnings } from './earnings.service';

/** Endpoint for estimated earnings of a camper. */
export function earningsRoutes(app: Api, { simulate }: Earnings): void {
  const schema = {
    tags: ['leads'],
    summary: 'Estimated earnings of a vehicle; not calculated while a property is missing',
    body: EarningsSimulationSchema,
    response: {
      200: EarningsResultSchema,
      400: FieldErrorsSchema,
      401: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.post('/v4/campers/earnings-simulation/', { schema }, ({ body, ip, language }) =>
    simulate(body, { network: clientNetworkOf(ip), language }),
  );
}
