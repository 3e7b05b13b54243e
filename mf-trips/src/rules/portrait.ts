import type { Me } from '@campavia/contracts';

/** The profile picture; undefined when it is only the placeholder. */
export function portraitOf({ profile_picture: picture }: Pick<Me, 'profile_picture'>): string | undefined {
  return picture && !picture.url.includes('no-profile') ? picture.url : undefined;
}
