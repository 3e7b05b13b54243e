/** The title of a document as every page writes it; for a remote's server and its screens alike. */
export function pageTitle(title: string): string {
  return `${title} · Campavia`;
}
