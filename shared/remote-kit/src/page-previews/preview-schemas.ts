import type { JsonSchema } from '../config/json-schema';
import type { SchemasOf } from '../config/typed-schema';

import type { PagePreviewName, PagePreviews } from './preview-types';

const schemas = {
  listing: {
    type: 'object',
    properties: {
      id: { type: 'number' },
      title: { type: 'string' },
      type: { type: 'number' },
      city: { type: 'string' },
      pictures: {
        type: 'array',
        items: {
          type: 'object',
          properties: { url: { type: 'string' }, srcset: { type: 'string' } },
          required: ['url', 'srcset'],
        },
      },
      review_average: { type: ['number', 'null'] },
      review_count: { type: 'number' },
      instant_booking_activated: { type: 'boolean' },
      is_ambassador: { type: 'boolean' },
      price_per_day: { type: 'string' },
      booking_price_per_day: { type: ['string', 'null'] },
      final_booking_price: { type: ['string', 'null'] },
      original_booking_price: { type: ['string', 'null'] },
      currency: { type: 'string' },
      loaded_picture: { type: 'string' },
    },
    required: [
      'id',
      'title',
      'type',
      'city',
      'pictures',
      'review_average',
      'review_count',
      'instant_booking_activated',
      'is_ambassador',
      'price_per_day',
      'booking_price_per_day',
      'final_booking_price',
      'original_booking_price',
      'currency',
    ],
  },
} as const;

const typed: SchemasOf<PagePreviews, typeof schemas> = schemas;

/** Preview schema of each address; equivalent to its type in `PagePreviews`. */
export const PREVIEW_SCHEMAS: Readonly<Record<PagePreviewName, JsonSchema>> = typed;
