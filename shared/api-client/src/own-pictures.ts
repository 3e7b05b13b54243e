import { http } from '@campavia/api-client/core';
import type { MovePicture, OwnPictures, RotatePicture } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of own pictures. */
export const ownPictureKeys = { ofVehicle: (vehicleId: number) => `own-pictures/${vehicleId}` };

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

function pathOf(vehicleId: number, rest = ''): string {
  return `/v4/vehicles/${vehicleId}/photos/${rest}`;
}

/** The pictures of an own camper in their order. @throws ApiError 404 `camper_not_found`, 410 `camper_deleted` */
export function getOwnPictures(vehicleId: number, options: EndpointOptions = {}): Promise<OwnPictures> {
  return (options.http ?? http()).get<OwnPictures>(pathOf(vehicleId), options);
}

/**
 * Adds a picture at the end, once for its `idempotencyKey`: JPEG, PNG or WebP, 10 MB at most.
 * @throws ApiError 400 with a message under `photo`; 429; 503
 */
export function addOwnPicture(
  vehicleId: number,
  photo: File,
  options: EndpointOptions & { idempotencyKey: string },
): Promise<OwnPictures> {
  const form = new FormData();
  form.set('photo', photo, photo.name);
  return (options.http ?? http()).post<OwnPictures>(pathOf(vehicleId), form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/** Moves a picture; index 0 makes it the cover. @throws ApiError 404; 412 with the `current` pictures */
export function moveOwnPicture(
  vehicleId: number,
  photoId: number,
  body: MovePicture,
  options: EndpointOptions = {},
): Promise<OwnPictures> {
  return (options.http ?? http()).patch<OwnPictures>(pathOf(vehicleId, `${photoId}/`), body, options);
}

/** Rotates a picture. @throws ApiError 404; 412 with the `current` pictures; 429; 503 */
export function rotateOwnPicture(
  vehicleId: number,
  photoId: number,
  body: RotatePicture,
  options: EndpointOptions = {},
): Promise<OwnPictures> {
  return (options.http ?? http()).patch<OwnPictures>(pathOf(vehicleId, `${photoId}/rotate`), body, options);
}

/** Removes a picture. @throws ApiError 404; 405 `last_picture` */
export function removeOwnPicture(
  vehicleId: number,
  photoId: number,
  options: EndpointOptions = {},
): Promise<OwnPictures> {
  const path = pathOf(vehicleId, `${photoId}/`);
  return (options.http ?? http()).delete<OwnPictures>(path, undefined, options);
}

/** Restores a removed picture, within an hour. @throws ApiError 400 if the maximum is reached; 404 */
export function restoreOwnPicture(
  camperId: number,
  photoId: number,
  body: MovePicture,
  options: EndpointOptions = {},
): Promise<OwnPictures> {
  return (options.http ?? http()).put<OwnPictures>(
    `/3/products/${camperId}/photos/${photoId}/`,
    body,
    options,
  );
}
