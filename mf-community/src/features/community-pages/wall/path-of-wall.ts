import { pathOf } from '@campavia/remote-kit';

import { writeFilters, type CommunityFilters } from '../../../rules/community-view';

/** Path and query of the wall, with the number of the opened picture. */
export function pathOfWall(filters: CommunityFilters, id?: number): string {
  const params = new URLSearchParams(writeFilters(filters));
  if (id !== undefined) params.set('picture', String(id));
  return pathOf('community.pictures-wall', {}, params) ?? '';
}
