import type { JsonSchema } from '../config/json-schema';
import type { SchemasOf } from '../config/typed-schema';

import type { SlotName, SlotProps } from './slot-props';

const schemas = {
  'wishlist.heart': {
    type: 'object',
    properties: { camperId: { type: 'number' }, title: { type: 'string' } },
    required: ['camperId', 'title'],
  },
  'listing.quote': {
    type: 'object',
    properties: { camperId: { type: 'number' } },
    required: ['camperId'],
  },
  'listing.reviews': {
    type: 'object',
    properties: { camperId: { type: 'number' }, average: { type: 'number' }, count: { type: 'number' } },
    required: ['camperId', 'average', 'count'],
  },
  'camper.documents': {
    type: 'object',
    properties: {
      camperId: { type: 'number' },
      vehicleId: { type: 'number' },
      documentId: { type: 'number' },
      isUpload: { type: 'boolean' },
    },
    required: ['camperId', 'vehicleId'],
  },
  'onboarding.pictures': {
    type: 'object',
    properties: { camperId: { type: 'number' }, vehicleId: { type: 'number' } },
    required: ['camperId', 'vehicleId'],
  },
  'booking.condition': {
    type: 'object',
    properties: {
      bookingId: { type: 'number' },
      moment: { type: 'string', enum: ['pick_up', 'return'] },
      guest: { type: 'string' },
      timeZone: { type: 'string' },
    },
    required: ['bookingId', 'moment', 'guest', 'timeZone'],
  },
  'trips.pay-now': {
    type: 'object',
    properties: {
      bookingId: { type: 'number' },
      camperId: { type: 'number' },
      isInstant: { type: 'boolean' },
      amount: { type: 'string' },
      currency: { type: 'string' },
      payBy: { type: 'string' },
      lastDay: { type: 'string' },
      timeZone: { type: 'string' },
      isBeingPaid: { type: 'boolean' },
      isInList: { type: 'boolean' },
    },
    required: ['bookingId', 'camperId', 'isInstant', 'amount', 'currency', 'timeZone', 'isInList'],
  },
} as const;

const typed: SchemasOf<SlotProps, typeof schemas> = schemas;

/** The props of each slot as a schema; equal to its type in `SlotProps`. */
export const SLOT_SCHEMAS: Readonly<Record<SlotName, JsonSchema>> = typed;
