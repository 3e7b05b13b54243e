import {
  getReviews,
  getReviewStats,
  getWallPicture,
  getWallPictures,
  reviewKeys,
} from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';

import {
  ALL_REVIEWS,
  parseFilters,
  parsePictureId,
  parseReviewsView,
  PICTURE_COUNT,
  toReviewsQuery,
  toWallQuery,
} from '../rules/community-view';

/** The data that a page of the community is rendered with. */
export interface CommunityData {
  /** Answers by SWR key. */
  data: Record<string, unknown>;
  /** Some answers were late or failed. */
  isPartial: boolean;
  /** How many reviews or pictures the page shows; undefined when that is not known. */
  pageSize: number | undefined;
}

/** The initial data of the page of all reviews. */
export async function fetchAllReviews(search: string, http: Http): Promise<CommunityData> {
  const query = toReviewsQuery(parseReviewsView(new URLSearchParams(search)));
  const list = getReviews(query, { http });
  const answers = await collect({ [reviewKeys.reviews(query)]: list, ...fetchCounts(http) });
  return { ...answers, pageSize: (await list.catch(() => undefined))?.results.length };
}

/** The initial data of the picture wall, with the picture opened by the address. */
export async function fetchWall(search: string, http: Http): Promise<CommunityData> {
  const params = new URLSearchParams(search);
  const query = toWallQuery(parseFilters(params), 1);
  const id = parsePictureId(params);
  const list = getWallPictures(query, { http });
  const [answers, opened] = await Promise.all([
    collect({ [reviewKeys.wallPictures(query)]: list, ...fetchCounts(http) }),
    // A removed picture is not a failure of the page.
    id === undefined ? undefined : getWallPicture(id, { http }).catch(() => undefined),
  ]);
  return {
    data: { ...answers.data, ...(id !== undefined && opened && { [reviewKeys.wallPicture(id)]: opened }) },
    isPartial: answers.isPartial,
    pageSize: (await list.catch(() => undefined))?.results.length,
  };
}

function fetchCounts(http: Http): Record<string, Promise<unknown>> {
  return {
    [reviewKeys.reviewStats(ALL_REVIEWS)]: getReviewStats(ALL_REVIEWS, { http }),
    [reviewKeys.wallPictures(PICTURE_COUNT)]: getWallPictures(PICTURE_COUNT, { http }),
  };
}

async function collect(requests: Record<string, Promise<unknown>>) {
  const answers = await Promise.all(
    Object.entries(requests).map(
      async ([key, answer]) => [key, await answer.catch(() => undefined)] as const,
    ),
  );
  const known = answers.filter(([, answer]) => answer !== undefined);
  return { data: Object.fromEntries(known), isPartial: known.length < answers.length };
}
