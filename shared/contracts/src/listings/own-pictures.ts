import { Type, type Static } from 'typebox';

import { PICTURE_ROTATIONS } from '@campavia/domain';

import { TaggedSchema } from '../errors';
import { PictureSchema } from '../search/search';

const Rotation = Type.Enum([...PICTURE_ROTATIONS], {
  description: 'degrees to the right, from how the picture was sent',
});

/** A picture of one's own camper. */
export const OwnPictureSchema = Type.Object({
  id: Type.Integer(),
  index: Type.Integer({ minimum: 0, description: 'place in the order; 0 is the cover' }),
  rotation: Rotation,
  ...PictureSchema.properties,
});
export type OwnPicture = Static<typeof OwnPictureSchema>;

/** The pictures of one's own camper in their order. */
export const OwnPicturesSchema = Type.Object({
  ...TaggedSchema.properties,
  photos: Type.Array(OwnPictureSchema),
});
export type OwnPictures = Static<typeof OwnPicturesSchema>;

/** The new position of a picture. */
export const MovePictureSchema = Type.Object({
  index: Type.Number({ minimum: -1_000_000, maximum: 1_000_000, description: '0 makes it the cover' }),
});
export type MovePicture = Static<typeof MovePictureSchema>;

/** The rotation of a picture as its final angle, so that a repeated call changes nothing more. */
export const RotatePictureSchema = Type.Object({ rotation: Rotation });
export type RotatePicture = Static<typeof RotatePictureSchema>;

/** One key for each file: a picture sent again with its key is stored once. */
export const PictureKeySchema = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 64, pattern: '^[\\w-]+$' }),
});
