import { useLocation } from 'react-router';

import { matchesSchema } from './matches-schema';
import { PREVIEW_SCHEMAS } from './preview-schemas';
import type { PagePreviewName, PagePreviews } from './preview-types';

const MAX_PREVIEWS = 20;

const previews = new Map<string, unknown>();

/**
 * Stores a preview of a link's target until its page has loaded. The latest twenty are kept.
 *
 * @param path of the target: path and query without locale prefix
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
 * The preview stored by the link to the current address. Undefined without one, and for one that another release stored
 * in another shape.
 */
export function usePagePreview<Name extends PagePreviewName>(name: Name): PagePreviews[Name] | undefined {
  const { pathname, search } = useLocation();
  const preview = previews.get(`${name} ${pathname}${search}`);
  const isKnown = preview !== undefined && matchesSchema(PREVIEW_SCHEMAS[name], preview);
  return isKnown ? (preview as PagePreviews[Name]) : undefined;
}
