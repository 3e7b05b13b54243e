import { Type } from 'typebox';

import {
  ChatListQuerySchema,
  ChatListSchema,
  ChatMessageSchema,
  ChatQuerySchema,
  ChatSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  MessageKeySchema,
  ReadMessageSchema,
  ReportMessageSchema,
  SendMessageSchema,
  UnreadChatsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { readPhoto } from '../conditions/conditions.service';
import { confirmedOnly, denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { Chats } from './chats.service';

const about = { tags: ['chats'], security: [{ key: [], bearer: [] }] };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const id = Type.String({ description: 'number of the chat' });
const HARMLESS = "default-src 'none'; sandbox";
const written = {
  ...errors,
  201: ChatMessageSchema,
  400: FieldErrorsSchema,
  405: DetailErrorSchema,
  409: DetailErrorSchema,
  429: DetailErrorSchema,
};
const writers = [signedInOnly, confirmedOnly, denyActingStaff];

/** The calls of chats between guests and owners. */
export function chatsRoutes(app: Api, chats: Chats): void {
  listing(app, chats);
  reading(app, chats);
  writing(app, chats);
  photographing(app, chats);
  reporting(app, chats);
}

function listing(app: Api, { list, countUnread, markRead }: Chats): void {
  const page = {
    ...about,
    summary: 'The user’s chats with messages, newest first',
    querystring: ChatListQuerySchema,
    response: { 200: ChatListSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.get('/3/chats/', { onRequest: signedInOnly, schema: page }, (request) =>
    list(requireUser(request).userId, request.query),
  );

  const unread = {
    ...about,
    summary: 'The number of unread messages of the user',
    response: { 200: UnreadChatsSchema, 401: DetailErrorSchema },
  };
  app.get('/v4/chats/unread/', { onRequest: signedInOnly, schema: unread }, (request) =>
    countUnread(requireUser(request).userId),
  );

  const read = {
    ...about,
    summary: 'Marks a message and all earlier ones as read',
    params: Type.Object({ id: Type.String({ description: 'number of the message' }) }),
    body: ReadMessageSchema,
    response: { ...errors, 200: ChatMessageSchema, 400: FieldErrorsSchema, 405: DetailErrorSchema },
  };
  app.patch(
    '/3/chats/messages/:id/',
    { onRequest: [signedInOnly, denyActingStaff], schema: read },
    (request) => markRead(requireUser(request).userId, request.params.id),
  );
}

function reading(app: Api, { find, findOfBooking, findOfCamper }: Chats): void {
  const response = { ...errors, 200: ChatSchema, 400: FieldErrorsSchema };
  const one = {
    ...about,
    summary: 'A chat with its newest messages and the changes of its booking',
    params: Type.Object({ id }),
    querystring: ChatQuerySchema,
    response,
  };
  app.get('/3/chats/:id/', { onRequest: signedInOnly, schema: one }, (request) =>
    find(requireUser(request).userId, request.params.id, request.query.before),
  );

  const ofBooking = {
    ...about,
    summary: 'The chat of a booking',
    params: Type.Object({ id: Type.String({ description: 'number of the booking' }) }),
    response,
  };
  app.get('/v4/chats/booking/:id/', { onRequest: signedInOnly, schema: ofBooking }, (request) =>
    findOfBooking(requireUser(request).userId, request.params.id),
  );

  const ofCamper = {
    ...about,
    summary: 'The chat of a guest about a camper; its `id` is null without messages',
    params: Type.Object({ adId: Type.String(), guestId: Type.String() }),
    response,
  };
  app.get('/3/chats/product/:adId/:guestId/', { onRequest: signedInOnly, schema: ofCamper }, (request) =>
    findOfCamper(requireUser(request).userId, request.params.adId, request.params.guestId),
  );
}

function writing(app: Api, { send, sendAbout }: Chats): void {
  const sent = { ...about, body: SendMessageSchema, headers: MessageKeySchema, response: written };
  app.post(
    '/3/chats/:id/messages/',
    {
      onRequest: writers,
      schema: {
        ...sent,
        summary: 'Sends a message; a retry with the same Idempotency-Key is stored once',
        params: Type.Object({ id }),
      },
    },
    async (request, reply) => {
      const message = { content: request.body.content, key: request.headers['idempotency-key'] };
      return reply.code(201).send(await send(requireUser(request).userId, request.params.id, message));
    },
  );

  app.post(
    '/3/chats/product/:camperId/:guestId/messages/',
    {
      onRequest: writers,
      schema: {
        ...sent,
        summary: 'Sends a message to the owner of a camper; a guest’s first message creates the chat',
        params: Type.Object({ camperId: Type.String(), guestId: Type.String() }),
      },
    },
    async (request, reply) => {
      const message = { content: request.body.content, key: request.headers['idempotency-key'] };
      return reply.code(201).send(await sendAbout(requireUser(request).userId, request.params, message));
    },
  );
}

function photographing(app: Api, { photos, uploads }: Chats): void {
  app.post(
    '/v4/chats/:id/photos/',
    {
      onRequest: writers,
      schema: {
        ...about,
        summary:
          'Sends the picture in the field `photo`: JPEG, PNG or WebP of at most 10 MB, once the trip is confirmed',
        params: Type.Object({ id }),
        headers: MessageKeySchema,
        consumes: ['multipart/form-data'],
        response: { ...written, 503: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const visible = await photos.require(userId, request.params.id);
      const { content: file } = await readPhoto(request, uploads);
      const key = request.headers['idempotency-key'];
      return reply.code(201).send(await photos.send(userId, visible, { file, key }));
    },
  );

  app.get(
    '/v4/chats/messages/:id/photo/',
    {
      onRequest: signedInOnly,
      schema: {
        ...about,
        summary: 'The picture of a message',
        params: Type.Object({ id: Type.String({ description: 'number of the message' }) }),
        response: { 200: Type.Unknown({ description: 'the file' }), ...errors, 503: DetailErrorSchema },
      },
    },
    async (request, reply) =>
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', HARMLESS)
        .header('cache-control', 'private, no-store')
        .type('image/webp')
        .send((await photos.open(requireUser(request).userId, request.params.id)) as never),
  );
}

function reporting(app: Api, { report }: Chats): void {
  const reported = {
    ...about,
    summary: 'Reports a message of the other side to the support team; idempotent',
    params: Type.Object({ id: Type.String({ description: 'number of the message' }) }),
    body: ReportMessageSchema,
    response: {
      ...errors,
      204: Type.Null(),
      400: FieldErrorsSchema,
      405: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.post(
    '/v4/chats/messages/:id/report/',
    { onRequest: [signedInOnly, denyActingStaff], schema: reported },
    async (request, reply) => {
      await report(requireUser(request).userId, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );
}
