import type { Me } from '@campavia/contracts';

/** The picture somebody shows of themselves; undefined while it is only the one that stands for none. */
export function portraitOf({ profile_picture: picture }: Pick<Me, 'profile_picture'>): string | undefined {
  return picture && !picture.url.includes('no-profile') ? picture.url : undefined;
}
