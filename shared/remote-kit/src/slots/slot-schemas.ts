import type { JsonSchema } from '../config/json-schema';
import type { SchemasOf } from '../config/typed-schema';

import type { SlotName, SlotProps } from './slot-props';

const schemas = {
  'wishlist.heart': {
    type: 'object',
    properties: {
      camperId: { type: 'number' },
      title: { type: 'string' },
      look: { type: 'string', enum: ['card', 'button'] },
    },
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
  'rent-out.first-questions': {
    type: 'object',
    properties: { labelledBy: { type: 'string' } },
    required: ['labelledBy'],
  },
  'vehicle.position': {
    type: 'object',
    properties: { name: { type: 'string' }, latitude: { type: 'number' }, longitude: { type: 'number' } },
    required: ['name', 'latitude', 'longitude'],
  },
  'chats.unread': { type: 'object', properties: { most: { type: 'number' } }, required: ['most'] },
  'owner.requirements': {
    type: 'object',
    properties: { headingId: { type: 'string' } },
    required: ['headingId'],
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
} as const;

const typed: SchemasOf<SlotProps, typeof schemas> = schemas;

/** Props schema of each slot; equivalent to its type in `SlotProps`. */
export const SLOT_SCHEMAS: Readonly<Record<SlotName, JsonSchema>> = typed;
