import { useIntl } from 'react-intl';

import type { ListedCampers, Place } from '@campavia/contracts';
import type { SearchBox, SearchQuery } from '@campavia/domain';
import { pageTitle, useDocumentTitle, useReady, useSite } from '@campavia/remote-kit';

import { type Highlight, useNewHighlight } from '../../components/highlight';
import { ownPoint } from '../../components/own-point';
import { searchMessages } from '../../components/search.messages';
import { type Campers, useCampers } from '../../data/use-campers';
import { useLastKnown } from '../../data/use-last-known';
import { usePlace } from '../../data/use-place';
import { useReplaceSearch } from '../../data/use-search-query';
import { mapArea, mapFocus } from '../../rules/map/map-area';
import { withPage } from '../../rules/pages';
import { describeSearchArea } from '../../rules/search-area';
import type { CamperMapProps } from '../map';

import { resultsTitle } from './results-title';

export interface SearchView {
  campers: Campers;
  place: Place | undefined;
  isUnknownPlace: boolean;
  /** The answer to the current search, once it and the place are loaded. */
  found: ListedCampers | undefined;
  heading: string | undefined;
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
  const heading = useHeading(query, place, found);
  useReady(isSettled);
  const highlight = useNewHighlight();
  const area = useArea(query, { place, campers, isSettled });
  const hasMap = !isUnknown && !(campers.hasFailed && !campers.answer);
  const focus = mapFocus(query, found);
  const map = hasMap ? { query, area, focus, heading, highlight } : undefined;
  return { campers, place, isUnknownPlace: isUnknown, found, heading, isSettled, highlight, map };
}

function correctedSearch(query: SearchQuery, { isBeyondLastPage }: Campers, slug: string | undefined) {
  if (isBeyondLastPage) return withPage(query, 1);
  return slug ? { ...query, where: slug } : undefined;
}

function useHeading(query: SearchQuery, place: Place | undefined, found: ListedCampers | undefined) {
  const intl = useIntl();
  const title = found && resultsTitle(intl, describeSearchArea(query, place, ownPoint()), found.count);
  useDocumentTitle(pageTitle(title ?? intl.formatMessage(searchMessages.documentTitle)));
  return useLastKnown(title);
}

type Known = Pick<SearchView, 'place' | 'campers' | 'isSettled'>;

function useArea(query: SearchQuery, { place, campers, isSettled }: Known): SearchBox | undefined {
  const site = useSite();
  if (!isSettled && !query.bbox) return undefined;
  return mapArea(query, campers.answer?.box ?? null, place?.country ?? site.country);
}
