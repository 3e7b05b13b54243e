import type { Me } from '@campavia/contracts';

export type AvatarContent = { picture: string } | { initial: string; colour: number };

const COLOURS = 5;

const NO_PICTURE = 'no-profile';

export type AvatarUser = Pick<Me, 'id' | 'first_name' | 'photo' | 'profile_picture'>;

/** Undefined for the placeholder picture, too. */
export function pictureOf({ profile_picture, photo }: AvatarUser): string | undefined {
  const picture = profile_picture?.url || photo;
  return picture && !picture.includes(NO_PICTURE) ? picture : undefined;
}

export function avatarOf(user: AvatarUser): AvatarContent {
  const picture = pictureOf(user);
  if (picture !== undefined) return { picture };
  const [letter = '·'] = Array.from(user.first_name.trim());
  return { initial: letter.toLocaleUpperCase(), colour: Math.abs(user.id) % COLOURS };
}
