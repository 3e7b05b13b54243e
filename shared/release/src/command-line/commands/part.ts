import { requirePart } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { outcomeOf, performAct } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import { parseReleaseName } from '../parsing/release-name';
import { requireOption } from '../parsing/require-option';
import { UsageError, type Verb } from '../parsing/command-definition';

const add: Verb = {
  name: 'part add',
  usage: '<part> --squad <squad>',
  summary: 'let a part into the registry, or give it to a squad',
  words: [1, 1],
  options: { squad: { placeholder: 'squad', summary: 'who publishes and promotes it' } },
  examples: ['part add mf-insurance --squad insurance'],
  isAct: true,
  async run(call) {
    const [word = ''] = call.words;
    const { part, version } = parseReleaseName(word);
    if (version) throw new UsageError(`${word}: a part is added without a version.`);
    const squad = requireOption(call, 'squad', 'who owns it: --squad search');
    const site = await openSite(call);
    const { head } = await readStatus(site);
    const answer = await performAct(call, site, { act: 'part-added', body: { part, squad } }, head);
    return outcomeOf(answer, `${part} belongs to the squad ${squad}.`);
  },
};

const retire: Verb = {
  name: 'part retire',
  usage: '<part>',
  summary: 'take a part out of every channel',
  more: 'What it published stays, so that earlier compositions can be replayed.',
  words: [1, 1],
  isAct: true,
  async run(call) {
    const [part = ''] = call.words;
    const site = await openSite(call);
    const status = await readStatus(site);
    requirePart(parseReleaseName(part).part, status);
    const answer = await performAct(call, site, { act: 'part-retired', body: { part } }, status.head);
    return outcomeOf(answer, `${part} is retired.`);
  },
};

export const partVerbs = [add, retire];
