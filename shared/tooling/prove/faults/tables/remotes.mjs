/** Faults of the remotes, and of their shared packages. */
export const REMOTE_FAULTS = [
  {
    id: 'indexed-dates',
    sentence: 'Search engines may index the results of every search with dates or filters.',
    file: 'mf-search/src/features/results/search-document.ts',
    find: "(indexed.kind === 'none' && !isPlaceUncertain)",
    replace: 'false',
    foundBy: { part: 'units', match: 'mf-search/src/server\\.test' },
  },
  {
    id: 'event-renamed',
    sentence: 'A page sends an event under a name without a subscriber.',
    file: 'mf-listing/src/data/use-send-viewed.ts',
    find: "if (!isStaff) return events.send('listing.viewed', { camperId });",
    replace: "if (!isStaff) return events.send('camper.viewed', { camperId });",
    foundBy: { part: 'types' },
  },
  {
    id: 'stale-effect',
    sentence: 'An effect does not run again when a dependency has changed.',
    file: 'mf-listing/src/data/use-send-viewed.ts',
    find: '}, [camperId, isStaff, events]);',
    replace: '}, [isStaff, events]);',
    foundBy: { part: 'lint', match: 'mf-listing/src/data/use-send-viewed.ts' },
  },
  {
    id: 'import-of-another-remote',
    sentence: 'A remote imports a file of another remote.',
    file: 'mf-search/src/features/results/result-card.tsx',
    find: "import { useCountImpression } from '../../data/use-count-impression';\n",
    replace:
      "import '../../../../mf-listing/src/rules/listing-id';\nimport { useCountImpression } from '../../data/use-count-impression';\n",
    foundBy: { part: 'imports' },
  },
  {
    id: 'price-not-reloaded',
    sentence: 'After a change of the booking its old price stays on the page.',
    file: 'mf-funnels/src/data/use-booking.ts',
    find: 'await Promise.all([mutate(bookingKeys.guest(String(id))), mutate(bookingKeys.price(id))]);',
    replace: 'await Promise.all([mutate(bookingKeys.guest(String(id)))]);',
    foundBy: { part: 'units', match: 'mf-funnels/src/data/' },
  },
  {
    id: 'payment-step',
    sentence: 'Reloading the page during a payment starts a second one.',
    file: 'mf-funnels/src/rules/payment/payment-process.ts',
    find: "    started: 'finalization',\n",
    replace: "    started: 'idle',\n",
    foundBy: { part: 'units', match: 'mf-funnels/src/rules/payment' },
  },
  {
    id: 'error-at-field',
    sentence: 'The error of a field is not shown below it.',
    file: 'shared/ui/src/core/field.tsx',
    find: '      {error && <ErrorText id={parts.error}>{error}</ErrorText>}\n',
    replace: '',
    foundBy: { part: 'units', match: 'shared/ui/src/(core|forms)/' },
  },
  {
    id: 'escape',
    sentence: 'Escape does not close a dialog.',
    file: 'shared/ui/src/overlays/modal.tsx',
    find: '      isKeyboardDismissDisabled={isInsistent}\n',
    replace: '      isKeyboardDismissDisabled\n',
    foundBy: { part: 'units', match: 'shared/ui/src/overlays/' },
  },
  {
    id: 'cache-key',
    sentence: 'A camper priced for one stay is shown with the price of another stay.',
    file: 'shared/api-client/src/keys.ts',
    find: 'withQuery(`listing/${id}`, listingParams(query))',
    replace: 'withQuery(`listing/${id}`, listingParams(query && {}))',
    foundBy: { part: 'units', match: 'shared/api-client/src/keys' },
  },
  {
    id: 'focus-not-returned',
    sentence: 'Going back to a page does not focus the link that was followed.',
    file: 'shell/src/navigation/restore-position.ts',
    find: '  if (element) element.focus({ preventScroll: true });\n  else focusHeading(document);\n',
    replace: '  if (!element || element) focusHeading(document);\n',
    foundBy: { part: 'journeys', match: 'search/find-a-camper' },
  },
  {
    id: 'map-moves-itself',
    sentence: 'The list follows the map although the user has not moved it.',
    file: 'mf-search/src/features/map/watch-moves.ts',
    find: '    if (quiet.has(map)) return;\n    clearTimeout(timer);\n',
    replace: '    clearTimeout(timer);\n',
    foundBy: { part: 'units', match: 'mf-search/src/features/map/watch-moves' },
  },
  {
    id: 'inline-style',
    sentence: 'A page needs an inline style that its own policy refuses.',
    file: 'mf-search/src/features/results/result-card.tsx',
    find: '<li id={`camper-${camper.id}`} {...useCountImpression',
    replace: '<li id={`camper-${camper.id}`} style={{ order: 0 }} {...useCountImpression',
    foundBy: { part: 'journeys', match: 'platform/content-security-policy' },
  },
  {
    id: 'layout-shift',
    sentence:
      'The layout shifts when a camper’s pictures appear, because they are only rendered in the browser.',
    file: 'mf-listing/src/features/listing/listing-pictures.tsx',
    find: 'export function ListingPictures({ listing, loadedPicture }: ListingPicturesProps) {\n',
    replace: `import { useEffect, useState } from 'react';
export function ListingPictures(props: ListingPicturesProps) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && <RenderedPictures {...props} />;
}
function RenderedPictures({ listing, loadedPicture }: ListingPicturesProps) {
`,
    foundBy: { part: 'journeys', match: 'platform/layout-shift' },
  },
  {
    id: 'day-under-foot',
    sentence: 'On a telephone the focused day is hidden under the footer of the calendar.',
    file: 'shared/ui/src/dates/range-picker.styles.ts',
    find: '  scroll-padding-block: 4.5rem 9.5rem;\n',
    replace: '',
    foundBy: { part: 'journeys', match: 'listing/keyboard' },
  },
  {
    id: 'printed-pages',
    sentence: 'A camper’s page takes more than two sheets of paper.',
    file: 'shell/src/layout/global.css',
    find: '@media print {\n  html {\n    font-size: 10.5px;\n  }\n',
    replace: '@media print {\n',
    foundBy: { part: 'journeys', match: 'listing/print' },
  },
];
