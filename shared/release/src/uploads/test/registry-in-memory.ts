import { Refusal } from '../../refusal';
import type { PublishedRelease } from '../../log/log-entry';
import { emptyState } from '../../log/registry-state';
import type { Actor } from '../../registry/change-request';
import type { UploadsOptions } from '../uploads';
import { keyRing, type TestKey } from './keys';

/** An in-memory registry with what uploads need; `log` contains the recorded entries. */
export function registryInMemory(...keys: readonly TestKey[]) {
  const state = emptyState();
  state.parts = {
    'mf-search': { squad: 'search', isRetired: false },
    'mf-funnels': { squad: 'booking', isRetired: false },
    shell: { squad: 'platform', isRetired: false },
  };
  const log: PublishedRelease[] = [];
  const registry: UploadsOptions['registry'] = {
    state: () => state,
    trustedKeys: () => keyRing(...keys),
    assertMayPublish(actor, part) {
      if (actor.isPlatform || state.parts[part]?.squad === actor.squad) return;
      throw new Refusal(403, 'not_your_part', `${part} is not yours`);
    },
    async recordPublished(actor: Actor, release) {
      log.push(release);
      const at = '2026-03-01T08:10:00.000Z';
      const versions = (state.releases[release.part] ??= {});
      versions[release.version] = { ...release, publishedAt: at, publishedBy: actor.name };
      state.seq += 1;
      state.head = String(state.seq).repeat(64).slice(0, 64);
      const { seq, head } = state;
      return {
        seq,
        at,
        who: actor.name,
        act: 'published',
        body: release,
        prevHash: '',
        hash: head,
      };
    },
  };
  return { registry, log };
}
