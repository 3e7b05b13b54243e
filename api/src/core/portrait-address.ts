/** Where the picture of a person is; null without one. */
export function portraitOf(picture: string | null): { url: string } | null {
  return picture === null ? null : { url: `/media/users/${picture}` };
}
