import type { JsonSchema } from '../config/json-schema';
import type { SchemasOf } from '../config/typed-schema';

import type { PlatformEventName, PlatformEvents } from './platform-events';

const schemas = {
  'session.signed-in': {
    type: 'object',
    properties: {
      userId: { type: 'number' },
      isOwner: { type: 'boolean' },
      isStaff: { type: 'boolean' },
      method: { enum: ['email', 'sso'] },
    },
    required: ['userId', 'isOwner', 'isStaff'],
  },
  'session.signed-out': {
    type: 'object',
    properties: { userId: { type: 'number' } },
    required: ['userId'],
  },
  'session.expired': {
    type: 'object',
    properties: { userId: { type: 'number' }, next: { type: 'string' } },
    required: ['userId', 'next'],
  },
  'toast.shown': {
    type: 'object',
    properties: {
      tone: { enum: ['good', 'stop'] },
      title: { type: 'string' },
      text: { type: 'string' },
      action: {
        type: 'object',
        properties: { label: { type: 'string' }, perform: {} },
        required: ['label', 'perform'],
      },
      isImportant: { type: 'boolean' },
      signal: {},
    },
    required: ['tone', 'title'],
  },
  'failure.shown': {
    type: 'object',
    properties: {
      entries: {
        type: 'array',
        items: { type: 'object', properties: { field: { type: 'string' }, text: { type: 'string' } } },
      },
    },
    required: ['entries'],
  },
  'listing.viewed': {
    type: 'object',
    properties: {
      camperId: { type: 'number' },
      adminUrls: {
        type: 'object',
        properties: { camperUrl: { type: 'string' }, ownerUrl: { type: 'string' } },
        required: ['camperUrl', 'ownerUrl'],
      },
    },
    required: ['camperId'],
  },
  'wishlist.changed': {
    type: 'object',
    properties: {
      wishlist: { type: ['string', 'null'] },
      camperIds: { type: 'array', items: { type: 'number' } },
    },
    required: ['wishlist', 'camperIds'],
  },
  'booking.changed': {
    type: 'object',
    properties: { bookingId: { type: 'number' }, state: { type: 'string' } },
    required: ['bookingId', 'state'],
  },
  'camper.changed': {
    type: 'object',
    properties: { camperId: { type: 'number' }, state: { type: 'string' } },
    required: ['camperId', 'state'],
  },
  'chat.changed': {
    type: 'object',
    properties: { chatId: { type: 'number' }, state: { enum: ['message', 'read'] } },
    required: ['chatId', 'state'],
  },
  'locale.change-requested': {
    type: 'object',
    properties: { locale: { type: 'string' } },
    required: ['locale'],
  },
  'page.viewed': {
    type: 'object',
    properties: {
      addressId: { type: ['string', 'null'] },
      path: { type: 'string' },
      title: { type: 'string' },
    },
    required: ['addressId', 'path', 'title'],
  },
  'remote.failed': {
    type: 'object',
    properties: {
      composition: { type: 'string' },
      part: { type: 'string' },
      version: { type: 'string' },
      phase: { enum: ['load', 'render'] },
      message: { type: 'string' },
    },
    required: ['composition', 'part', 'version', 'phase', 'message'],
  },
  'build.updated': {
    type: 'object',
    properties: { current: { type: 'string' }, latest: { type: 'string' } },
    required: ['current', 'latest'],
  },
} as const;

const typed: SchemasOf<PlatformEvents, typeof schemas> = schemas;

/** Payload schema of each event; equivalent to its type in `PlatformEvents`. */
export const EVENT_SCHEMAS: Readonly<Record<PlatformEventName, JsonSchema>> = typed;

/** Version of each event; must be raised when existing listeners would misunderstand the payload. */
export const EVENT_VERSIONS: Readonly<Record<PlatformEventName, number>> = {
  'session.signed-in': 1,
  'session.signed-out': 1,
  'session.expired': 1,
  'toast.shown': 1,
  'failure.shown': 1,
  'listing.viewed': 1,
  'wishlist.changed': 1,
  'booking.changed': 1,
  'camper.changed': 1,
  'chat.changed': 1,
  'locale.change-requested': 1,
  'page.viewed': 1,
  'remote.failed': 1,
  'build.updated': 1,
};
