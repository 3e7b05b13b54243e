import { boots, fire, firewood, guitar, lantern, mushrooms, signpost, washing } from './camp';
import { breakfast, chairs, picnic } from './seats';
import { bicycle, canoe, kite, skis, sledge, surfboards } from './sports';

import type { Prop, PropName } from './prop';

const PROPS: Record<PropName, Prop> = {
  bicycle,
  boots,
  breakfast,
  canoe,
  chairs,
  fire,
  firewood,
  guitar,
  kite,
  lantern,
  mushrooms,
  picnic,
  signpost,
  skis,
  sledge,
  surfboards,
  washing,
};

export function propOf(name: PropName): Prop {
  return PROPS[name];
}
