import type { IntlShape } from 'react-intl';

import type { Choice } from '@campavia/ui/choices';
import { Ban, Check } from '@campavia/ui/icons';

import { mixerMessages } from '../mixer.messages';
import type { MixedPart, OfferedRelease } from '../registry/answers';
import { formatAge, formatSize } from '../format-values';

export interface ReleaseChoice extends Choice {
  searched: string;
}

export function labelOf(
  intl: IntlShape,
  offer: MixedPart,
  channel: string,
  version: string | undefined,
): string {
  if (version === undefined) return '';
  if (offer.canary?.version === version) {
    const share = intl.formatNumber(offer.canary.percent / 100, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    return intl.formatMessage(mixerMessages.canary, { share });
  }
  const note = offer.releases.find((release) => release.version === version)?.note;
  return note ?? (version === offer.channelVersion ? channel : '');
}

function detailOf(intl: IntlShape, release: OfferedRelease, label: string): string {
  const details = [
    release.isQuarantined && intl.formatMessage(mixerMessages.isQuarantined),
    label,
    release.commit.slice(0, 7),
    formatAge(intl, release.builtAt, Date.now()),
    release.author,
    formatSize(intl, release.size),
  ];
  return details.filter(Boolean).join(' · ');
}

function iconOf(release: OfferedRelease, chosen: string | undefined) {
  if (release.isQuarantined) return Ban;
  return release.version === chosen ? Check : undefined;
}

export function choicesOf(
  intl: IntlShape,
  offer: MixedPart,
  channel: string,
  chosen: string | undefined,
): ReleaseChoice[] {
  const releases = offer.releases.map((release) => {
    const detail = detailOf(intl, release, labelOf(intl, offer, channel, release.version));
    const searched = `${release.version} ${release.commit} ${detail}`.toLowerCase();
    return { id: release.version, name: release.version, detail, icon: iconOf(release, chosen), searched };
  });
  if (offer.plain !== undefined) return releases;
  const name = intl.formatMessage(mixerMessages.none);
  return [{ id: '', name, icon: chosen === undefined ? Check : undefined, searched: name }, ...releases];
}

export function findChoices(choices: readonly ReleaseChoice[], typed: string): ReleaseChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ searched }) => words.every((word) => searched.includes(word)));
}
