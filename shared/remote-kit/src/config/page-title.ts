/** The title of a document in the common format, for a remote's server and its screens. */
export function pageTitle(title: string): string {
  return `${title} · Campavia`;
}
