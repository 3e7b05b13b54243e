import {
  BrandModelsQuerySchema,
  BrandModelsSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  ManufacturerModelsQuerySchema,
  ManufacturerModelsSchema,
  VehicleMakesQuerySchema,
  VehicleMakesSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { MakesService } from './makes.service';

const tags = ['vehicles'];
const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema };

/** Lists of makes and models for owners. */
export function makesRoutes(app: Api, { makes, brandModels, manufacturerModels }: MakesService): void {
  for (const kind of ['brand', 'manufacturer'] as const) {
    const list = {
      tags,
      summary: kind === 'brand' ? 'Who converts vehicles' : 'Who builds base vehicles',
      querystring: VehicleMakesQuerySchema,
      response: { ...errors, 200: VehicleMakesSchema },
    };
    app.get(`/v4/${kind}s/`, { schema: list }, ({ query }) => makes(kind, query));
  }

  const ofBrands = {
    tags,
    summary: 'Models of one brand or of all',
    querystring: BrandModelsQuerySchema,
    response: { ...errors, 200: BrandModelsSchema },
  };
  app.get('/v4/brands-models/', { schema: ofBrands }, ({ query }) => brandModels(query));

  const ofManufacturers = {
    tags,
    summary: 'Base vehicles of one manufacturer or of all',
    querystring: ManufacturerModelsQuerySchema,
    response: { ...errors, 200: ManufacturerModelsSchema },
  };
  app.get('/v4/manufacturers-models/', { schema: ofManufacturers }, ({ query }) => manufacturerModels(query));
}
