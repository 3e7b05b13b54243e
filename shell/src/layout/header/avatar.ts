import type { Me } from '@campavia/contracts';

export type Face = { picture: string } | { initial: string; ground: number };

const GROUNDS = 5;

const NO_PICTURE = 'no-profile';

export type Faced = Pick<Me, 'id' | 'first_name' | 'photo' | 'profile_picture'>;

/** Undefined for the placeholder picture, too. */
export function pictureOf({ profile_picture, photo }: Faced): string | undefined {
  const picture = profile_picture?.url || photo;
  return picture && !picture.includes(NO_PICTURE) ? picture : undefined;
}

export function faceOf(user: Faced): Face {
  const picture = pictureOf(user);
  if (picture !== undefined) return { picture };
  const [letter = '·'] = Array.from(user.first_name.trim());
  return { initial: letter.toLocaleUpperCase(), ground: Math.abs(user.id) % GROUNDS };
}
