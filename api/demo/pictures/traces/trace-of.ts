import { boots, fire, firewood, guitar, lantern, mushrooms, signpost, washing } from './camp';
import { breakfast, chairs, picnic } from './seats';
import { bicycle, canoe, kite, skis, sledge, surfboards } from './sports';

import type { Trace, TraceName } from './trace';

const TRACES: Record<TraceName, Trace> = {
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

export function traceOf(name: TraceName): Trace {
  return TRACES[name];
}
