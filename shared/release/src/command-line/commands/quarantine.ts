import { chooseReleases } from '../client/choose-releases';
import { openSite } from '../client/find-site';
import { describeResult, requestChange } from '../client/request-change';
import { readStatus } from '../client/read-registry';
import { suggestion } from '../parsing/closest-name';
import { parseExactName } from '../parsing/release-name';
import { requireOption } from '../parsing/require-option';
import { UsageError, type CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { formatAge } from '../output/format-values';

const list: CommandDefinition = {
  name: 'quarantine list',
  usage: '',
  summary: 'releases that are not served to visitors',
  operandCount: [0, 0],
  async run(call) {
    const { quarantined } = await readStatus(await openSite(call));
    const rows = Object.entries(quarantined).map(([name, { reason, at }]) => {
      return [name, formatAge(at, call.environment.now()), reason];
    });
    const lines =
      rows.length > 0 ? table(['RELEASE', 'SINCE', 'REASON'], rows) : ['No release is in quarantine.'];
    return { json: { quarantined }, lines };
  },
};

const add: CommandDefinition = {
  name: 'quarantine add',
  usage: '<part>@<version> --reason <text>',
  summary: 'stop serving a release to visitors',
  more: 'Its visitors get the last good one.',
  operandCount: [1, 1],
  options: { reason: { placeholder: 'text', summary: 'the reason, for the log' } },
  examples: ['quarantine add mf-search@1.5.0 --reason "no prices"'],
  writesLogEntry: true,
  async run(call) {
    const [operand = ''] = call.operands;
    const { part, version } = parseExactName(operand);
    const reason = requireOption(call, 'reason', 'what is wrong with it: --reason "…"');
    const site = await openSite(call);
    const status = await readStatus(site);
    await chooseReleases(call, { site, status, operands: [operand] });
    const answer = await requestChange(
      call,
      site,
      { act: 'quarantined', body: { part, version, reason } },
      status.head,
    );
    return describeResult(answer, `${operand} is in quarantine.`);
  },
};

const lift: CommandDefinition = {
  name: 'quarantine lift',
  usage: '<part>@<version>',
  summary: 'let a release be given to visitors again',
  operandCount: [1, 1],
  writesLogEntry: true,
  async run(call) {
    const [operand = ''] = call.operands;
    const site = await openSite(call);
    const status = await readStatus(site);
    if (!status.quarantined[operand]) {
      const hint = suggestion(operand, Object.keys(status.quarantined));
      throw new UsageError(`${operand} is not in quarantine.${hint}`);
    }
    const body = parseExactName(operand);
    const answer = await requestChange(call, site, { act: 'released-from-quarantine', body }, status.head);
    return describeResult(answer, `${operand} may be given to visitors again.`);
  },
};

export const quarantineVerbs = [list, add, lift];
