import { useIntl } from 'react-intl';

import type { ListedCampers, Place } from '@campavia/contracts';
import type { SearchBox, SearchQuery } from '@campavia/domain';
import { pageTitle, useDocumentTitle, useReady, useSite } from '@campavia/remote-kit';

import { type Highlight, useNewHighlight } from '../../components/highlight';
import { ownPoint } from '../../components/own-point';
import { type Campers, useCampers } from '../../data/use-campers';
import { useLastKnown } from '../../data/use-last-known';
import { usePlace } from '../../data/use-place';
import { useReplaceSearch } from '../../data/use-search-query';
import { mapArea, mapFocus } from '../../rules/map/map-area';
import { withPage } from '../../rules/pages';
import { describeSearchArea } from '../../rules/search-area';
import type { CamperMapProps } from '../map';

import { resultsTitle } from './results-title';
import { searchTitle } from './search-title';

/** Has as many digits as most counts. */
const EXPECTED_COUNT = 100;

export interface SearchView {
  campers: Campers;
  place: Place | undefined;
  isUnknownPlace: boolean;
  /** The answer to the current search, once it and the place are loaded. */
  found: ListedCampers | undefined;
  heading: string | undefined;
  /** About as long as the heading will be. */
  expectedHeading: string;
  isSettled: boolean;
  highlight: Highlight;
  map: Omit<CamperMapProps, 'layout'> | undefined;
}

export function useSearchView(query: SearchQuery): SearchView {
  const campers = useCampers(query);
  const { place, correctSlug, isUnknown, isLoading: isPlaceLoading } = usePlace(query.where);
  useReplaceSearch(correctedSearch(query, campers, correctSlug));

  const isSettled = !campers.isLoading && !isPlaceLoading;
  const found = isSettled && !campers.hasFailed ? campers.answer : undefined;
  const { heading, expectedHeading } = useHeading(query, place, { found, count: campers.answer?.count });
  useReady(isSettled);
  const highlight = useNewHighlight();
  const area = useArea(query, { place, campers, isSettled });
  const hasMap = !isUnknown && !(campers.hasFailed && !campers.answer);
  const focus = mapFocus(query, found);
  const map = hasMap ? { query, area, focus, heading, highlight } : undefined;
  return {
    campers,
    place,
    isUnknownPlace: isUnknown,
    found,
    heading,
    expectedHeading,
    isSettled,
    highlight,
    map,
  };
}

function correctedSearch(query: SearchQuery, { isBeyondLastPage }: Campers, slug: string | undefined) {
  if (isBeyondLastPage) return withPage(query, 1);
  return slug ? { ...query, where: slug } : undefined;
}

interface KnownResults {
  found: ListedCampers | undefined;
  count: number | undefined;
}

function useHeading(
  query: SearchQuery,
  place: Place | undefined,
  { found, count = EXPECTED_COUNT }: KnownResults,
) {
  const intl = useIntl();
  const area = describeSearchArea(query, place, ownPoint());
  useDocumentTitle(pageTitle(searchTitle(intl, { query, area, answer: found })));
  const heading = useLastKnown(found && resultsTitle(intl, area, found.count));
  return { heading, expectedHeading: resultsTitle(intl, area, count) };
}

type Known = Pick<SearchView, 'place' | 'campers' | 'isSettled'>;

function useArea(query: SearchQuery, { place, campers, isSettled }: Known): SearchBox | undefined {
  const site = useSite();
  if (!isSettled && !query.bbox) return undefined;
  return mapArea(query, campers.answer?.box ?? null, place?.country ?? site.country);
}
