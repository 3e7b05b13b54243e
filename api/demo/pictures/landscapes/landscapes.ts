import { algarveCliffs } from './algarve-cliffs';
import { atlanticEvening } from './atlantic-evening';
import { autumnForest } from './autumn-forest';
import { highlandLoch } from './highland-loch';
import { lakeDawn } from './lake-dawn';
import { lavenderNoon } from './lavender-noon';
import { mesaMorning } from './mesa-morning';
import { nightAwning } from './night-awning';
import { polderSpring } from './polder-spring';
import { snowDusk } from './snow-dusk';
import { vineyardGold } from './vineyard-gold';

/** Landscapes by the name in their scene id. */
export const LANDSCAPES = {
  'lake-dawn': lakeDawn,
  'atlantic-evening': atlanticEvening,
  'lavender-noon': lavenderNoon,
  'snow-dusk': snowDusk,
  'autumn-forest': autumnForest,
  'algarve-cliffs': algarveCliffs,
  'highland-loch': highlandLoch,
  'mesa-morning': mesaMorning,
  'vineyard-gold': vineyardGold,
  'polder-spring': polderSpring,
  'night-awning': nightAwning,
} as const;

export type LandscapeName = keyof typeof LANDSCAPES;

/** The daytime landscapes. */
export const DAY_LANDSCAPES = (Object.keys(LANDSCAPES) as LandscapeName[]).filter(
  (name) => name !== 'night-awning',
);
