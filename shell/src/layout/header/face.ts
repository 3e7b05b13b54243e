import type { Me } from '@campavia/contracts';

/** How somebody is shown in the header: by a picture, else by the first letter of their first name. */
export type Face = { picture: string } | { initial: string; ground: number };

/** Colours to stand on; a person keeps theirs. */
const GROUNDS = 5;

/** Stands in an address where the api has nothing but a grey figure to give. */
const NO_PICTURE = 'no-profile';

/** What of a person the frame draws before anything else is known. */
export type Faced = Pick<Me, 'id' | 'first_name' | 'photo' | 'profile_picture'>;

/** The picture of a person, unless it is missing or shows nobody. */
export function pictureOf({ profile_picture, photo }: Faced): string | undefined {
  const picture = profile_picture?.url || photo;
  return picture && !picture.includes(NO_PICTURE) ? picture : undefined;
}

/** The face of a person. */
export function faceOf(user: Faced): Face {
  const picture = pictureOf(user);
  if (picture !== undefined) return { picture };
  const [letter = '·'] = Array.from(user.first_name.trim());
  return { initial: letter.toLocaleUpperCase(), ground: Math.abs(user.id) % GROUNDS };
}
