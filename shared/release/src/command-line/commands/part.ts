import { requirePart } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import { parseReleaseName } from '../parsing/release-name';
import { requireOption } from '../parsing/require-option';
import { UsageError, type CommandDefinition } from '../parsing/command-definition';

const add: CommandDefinition = {
  name: 'part add',
  usage: '<part> --squad <squad>',
  summary: 'let a part into the registry, or give it to a squad',
  operandCount: [1, 1],
  options: { squad: { placeholder: 'squad', summary: 'the squad that publishes and promotes it' } },
  examples: ['part add mf-insurance --squad insurance'],
  writesLogEntry: true,
  async run(call) {
    const [operand = ''] = call.operands;
    const { part, version } = parseReleaseName(operand);
    if (version) throw new UsageError(`${operand}: a part is added without a version.`);
    const squad = requireOption(call, 'squad', 'who owns it: --squad search');
    const site = await openSite(call);
    const { head } = await readStatus(site);
    const answer = await requestChange(call, site, { act: 'part-added', body: { part, squad } }, head);
    return describeResult(answer, `${part} belongs to the squad ${squad}.`);
  },
};

const retire: CommandDefinition = {
  name: 'part retire',
  usage: '<part>',
  summary: 'take a part out of every channel',
  more: 'What it published stays, so that earlier compositions can be replayed.',
  operandCount: [1, 1],
  writesLogEntry: true,
  async run(call) {
    const [part = ''] = call.operands;
    const site = await openSite(call);
    const status = await readStatus(site);
    requirePart(parseReleaseName(part).part, status);
    const answer = await requestChange(call, site, { act: 'part-retired', body: { part } }, status.head);
    return describeResult(answer, `${part} is retired.`);
  },
};

export const partVerbs = [add, retire];
