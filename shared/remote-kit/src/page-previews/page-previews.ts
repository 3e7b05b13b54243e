import { useLocation } from 'react-router';

import { matchesSchema } from './matches-schema';
import { PREVIEW_SCHEMAS } from './preview-schemas';
import type { PagePreviewName, PagePreviews } from './preview-types';

const MAX_PREVIEWS = 20;

const previews = new Map<string, unknown>();

/**
 * Keeps what a link knows of its page, for as long as that page loads. The latest twenty are kept.
 *
 * @param path where the link leads: path and query without locale prefix
 */
export function savePagePreview<Name extends PagePreviewName>(
  name: Name,
  path: string,
  preview: PagePreviews[Name],
): void {
  const key = `${name} ${path}`;
  previews.delete(key);
  previews.set(key, preview);
  for (const oldest of previews.keys()) {
    if (previews.size > MAX_PREVIEWS) previews.delete(oldest);
  }
}

/**
 * What the link that led to the current address knows of it. Undefined without one, and for a preview that
 * another release has saved in another shape.
 */
export function usePagePreview<Name extends PagePreviewName>(name: Name): PagePreviews[Name] | undefined {
  const { pathname, search } = useLocation();
  const preview = previews.get(`${name} ${pathname}${search}`);
  const isKnown = preview !== undefined && matchesSchema(PREVIEW_SCHEMAS[name], preview);
  return isKnown ? (preview as PagePreviews[Name]) : undefined;
}
