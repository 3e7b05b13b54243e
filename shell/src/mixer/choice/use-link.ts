import { useState } from 'react';

import type { ActiveMix, CreatedMix } from '../registry/answers';
import { RegistryRefused, makeMix, type Releases } from '../registry/registry-client';

import { keyOf } from './choice';

export interface LinkMaker {
  link: CreatedMix | undefined;
  isMaking: boolean;
  /** The registry's reason, or `away` without an answer. */
  failure: { reason: string } | 'away' | undefined;
  make(): Promise<CreatedMix | undefined>;
}

type Outcome = { key: string } & Partial<Pick<LinkMaker, 'link' | 'failure'>>;

function activeLink(mix: ActiveMix | undefined, key: string): CreatedMix | undefined {
  return mix && keyOf(mix.releases) === key ? { link: mix.link, expiresAt: mix.expiresAt } : undefined;
}

/** Creating a link writes to the registry's log, so it happens on request and once per choice. */
export function useLink(site: string, mix: ActiveMix | undefined, choice: Releases): LinkMaker {
  const key = keyOf(choice);
  const [outcome, setOutcome] = useState<Outcome>({ key: '' });
  const [making, setMaking] = useState<string>();
  const current = outcome.key === key ? outcome : undefined;
  const link = current?.link ?? activeLink(mix, key);

  async function make(): Promise<CreatedMix | undefined> {
    if (link) return link;
    setMaking(key);
    try {
      const made = await makeMix(site, choice);
      setOutcome({ key, link: made });
      return made;
    } catch (error) {
      setOutcome({ key, failure: error instanceof RegistryRefused ? { reason: error.message } : 'away' });
      return undefined;
    } finally {
      setMaking(undefined);
    }
  }

  return { link, failure: current?.failure, isMaking: making === key, make };
}
