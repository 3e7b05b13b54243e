import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  AddToWishlistSchema,
  CreateWishlistSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  MergedWishlistSchema,
  MergeWishlistSchema,
  RemoveFromWishlistSchema,
  SharedWishlistSchema,
  staleEditSchema,
  UpdateWishlistSchema,
  WishlistListSchema,
  WishlistSchema,
  WishlistSettingsSchema,
  WishlistSummarySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { WishlistOf } from './wishlist-context';
import type { WishlistsService } from './wishlists.service';

const about = { tags: ['wishlists'], security: [{ key: [], bearer: [] }] };
const onRequest = signedInOnly;
const ofList = {
  ...about,
  params: Type.Object({ slug: Type.String({ description: 'of the user’s list' }) }),
};
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };

/** Endpoints of wishlists; those of other users answer 404. */
export function wishlistsRoutes(app: Api, wishlists: WishlistsService): void {
  const all = {
    ...about,
    summary: 'The user’s wishlists',
    response: { 200: WishlistListSchema, 401: DetailErrorSchema },
  };
  app.get('/3/wishlists/', { onRequest, schema: all }, async (request) => {
    const results = await wishlists.list(requireUser(request).userId);
    return { count: results.length, next: null, previous: null, results };
  });

  const create = {
    ...about,
    summary: 'Creates a wishlist; at most 20',
    body: CreateWishlistSchema,
    response: { 201: WishlistSummarySchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.post('/3/wishlists/', { onRequest, schema: create }, async (request, reply) =>
    reply.code(201).send(await wishlists.create(readerOf(request), request.body.name)),
  );

  const merge = {
    ...about,
    summary: 'Adds the campers saved before signing in to a list; campers that are already on one stay there',
    body: MergeWishlistSchema,
    response: { 200: MergedWishlistSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.post('/3/wishlists/merge/', { onRequest, schema: merge }, (request) =>
    wishlists.merge(readerOf(request), request.body),
  );

  oneList(app, wishlists);
  campersOfList(app, wishlists);
  sharedList(app, wishlists);
}

function oneList(app: Api, wishlists: WishlistsService): void {
  const read = {
    ...ofList,
    summary: 'A wishlist with its campers, priced for its dates',
    response: { ...errors, 200: WishlistSchema },
  };
  app.get('/3/wishlist/:slug/', { onRequest, schema: read }, (request) =>
    wishlists.get({ ...readerOf(request), slug: request.params.slug }),
  );

  const change = {
    ...ofList,
    summary: 'Changes the name, dates, sharing or notifications of a wishlist',
    headers: IfMatchSchema,
    body: UpdateWishlistSchema,
    response: {
      ...errors,
      200: WishlistSchema,
      400: FieldErrorsSchema,
      412: staleEditSchema(WishlistSettingsSchema),
    },
  };
  app.patch('/3/wishlist/:slug/', { onRequest, schema: change }, (request) => {
    const of = { ...readerOf(request), slug: request.params.slug };
    return wishlists.update(of, request.headers['if-match'], request.body);
  });

  const remove = {
    ...ofList,
    summary: 'Deletes a wishlist',
    response: { ...errors, 204: Type.Null() },
  };
  app.delete('/3/wishlist/:slug/', { onRequest, schema: remove }, async (request, reply) => {
    await wishlists.remove({ ...readerOf(request), slug: request.params.slug });
    return reply.code(204).send(null);
  });
}

function campersOfList(app: Api, wishlists: WishlistsService): void {
  const response = { ...errors, 200: WishlistSummarySchema, 400: FieldErrorsSchema };
  const add = {
    ...ofList,
    summary: 'Adds a camper, or moves it from another list; idempotent',
    body: AddToWishlistSchema,
    response,
  };
  app.post('/3/wishlist/:slug/product/', { onRequest, schema: add }, (request) =>
    wishlists.add({ ...readerOf(request), slug: request.params.slug }, request.body),
  );

  const take = {
    ...ofList,
    summary: 'Removes a camper from a list; idempotent',
    body: RemoveFromWishlistSchema,
    response,
  };
  app.delete('/3/wishlist/:slug/product/', { onRequest, schema: take }, (request) =>
    wishlists.take({ ...readerOf(request), slug: request.params.slug }, request.body.product_id),
  );
}

function sharedList(app: Api, wishlists: WishlistsService): void {
  const schema = {
    tags: about.tags,
    summary: 'A shared wishlist by its link',
    params: Type.Object({ key: Type.String({ description: 'of the link' }) }),
    response: { ...errors, 200: SharedWishlistSchema },
  };
  app.get('/3/shared-wishlists/:key/', { schema }, ({ params, currency }) =>
    wishlists.getShared(params.key, currency),
  );
}

function readerOf(request: FastifyRequest): Omit<WishlistOf, 'slug'> {
  return { userId: requireUser(request).userId, currency: request.currency };
}
