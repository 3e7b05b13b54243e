import type pg from 'pg';

import { findScene, scenePool } from '../../../pictures';
import { createRandom } from '../../../pictures/drawing/seeded-random';
import { insertRows } from '../../insert-rows';
import { loadOnce } from '../../load-once';

/** Share of reviews with a text that have pictures, in per cent. */
const WITH_PICTURES = 7;
const MAX_PICTURES = 3;

interface ReviewToIllustrate {
  id: number;
  scenes: string[];
}

/**
 * Adds, once, one to three pictures to some reviews: the camper in landscapes that its listing does not show, and its
 * interior. Returns the number of pictures.
 */
export function loadReviewPictures(pool: pg.Pool): Promise<number | undefined> {
  return loadOnce(pool, 'review pictures', 'first', async (client) => {
    const { rows: reviews } = await client.query<ReviewToIllustrate>(REVIEWS, [WITH_PICTURES]);
    const rows = reviews.flatMap(({ id, scenes }) =>
      picturesOfReview(id, scenes).map((scene, position) => ({ review_id: id, position, scene })),
    );
    await insertRows(client, 'review_picture', rows);
    return rows.length;
  });
}

const REVIEWS = `select r.id, array_agg(p.scene order by p.position) as scenes
  from review r join picture p on p.camper_id = r.camper_id
  where r.author_type = 'guest' and r.comment is not null and r.rating >= 3
    and ('x' || substr(md5('pictures:' || r.id), 1, 7))::bit(28)::integer % 100 < $1
  group by r.id order by r.id`;

function picturesOfReview(reviewId: number, listed: readonly string[]): string[] {
  const random = createRandom(`review/${reviewId}`);
  const interiors = listed.filter((sceneId) => findScene(sceneId)?.kind === 'interior');
  const choices = [...travelScenes(listed), ...interiors.slice(0, 1)];
  const start = random.pick(choices.map((_, index) => index));
  const count = Math.min(random.pick([1, 1, 2, MAX_PICTURES]), choices.length);
  return Array.from({ length: count }, (_, index) => choices[(start + index) % choices.length] ?? '');
}

const travelScenesByCamper = new Map<string, string[]>();

/** The same camper and paint in landscapes that its listing does not show. */
function travelScenes(listed: readonly string[]): string[] {
  const [first] = listed.map(findScene).filter((scene) => scene?.kind === 'exterior');
  if (first?.kind !== 'exterior') return [...listed];
  const key = `${first.type}/${first.paint}`;
  const known = travelScenesByCamper.get(key);
  const all =
    known ??
    scenePool()
      .filter((scene) => scene.kind === 'exterior')
      .filter(({ type, paint }) => type === first.type && paint === first.paint)
      .map(({ sceneId }) => sceneId);
  travelScenesByCamper.set(key, all);
  const others = all.filter((sceneId) => !listed.includes(sceneId));
  return others.length > 0 ? others : all;
}
