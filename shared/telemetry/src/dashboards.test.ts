import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { METRICS, prometheusNamesOf, type MetricName } from './metrics';

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const root = path.resolve(__dirname, '../../..');
/** Words of PromQL, and labels that Prometheus and the collector set. */
const WORDS = [
  ...['sum', 'max', 'min', 'by', 'rate', 'increase', 'topk', 'histogram_quantile', 'absent', 'vector', 'or'],
  ...['job', 'instance', 'le'],
];
const names = Object.keys(METRICS) as MetricName[];
const known = new Set([
  ...WORDS,
  ...names.flatMap(prometheusNamesOf),
  ...names.flatMap((name) => METRICS[name].attributes.map((attribute) => attribute.replaceAll('.', '_'))),
]);

/** Names in an expression that are neither metrics of the table, nor their attributes, nor PromQL. */
function unknownNames(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"|\[\w+\]/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*/gi)].map(([name]) => name).filter((name) => !known.has(name));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const listFiles = (folder: string) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`);
const alerts = listFiles('deploy/alerts').flatMap((file) =>
  (parse(read(file)) as Rules).groups.flatMap(({ rules }) => rules),
);

/** The alerts of the runbook's table. */
const runbook = [...read('docs/operations.md').matchAll(/^\| `(?<alert>\w+)` +\|/gm)].map(
  ([, alert]) => alert,
);

test.each(listFiles('deploy/dashboards'))('%s shows metrics that are recorded', (file) => {
  const { panels } = JSON.parse(read(file)) as Dashboard;
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(0);
  expect(expressions.flatMap(unknownNames)).toEqual([]);
});

test.each(alerts)('$alert watches metrics that are recorded, and has a runbook', ({ alert, expr }) => {
  expect(unknownNames(expr)).toEqual([]);
  expect(runbook).toContain(alert);
});

test('every metric is shown or watched', () => {
  const used = [...listFiles('deploy/dashboards'), ...listFiles('deploy/alerts')].map(read).join('');
  expect(names.filter((name) => !prometheusNamesOf(name).some((each) => used.includes(each)))).toEqual([]);
});

test('a misspelt metric or label is reported', () => {
  const planted = 'sum by (http_rout) (rate(http_server_request_duration_seconds_counts{job="x"}[5m])) > 1';
  expect(unknownNames(planted)).toEqual(['http_rout', 'http_server_request_duration_seconds_counts']);
});
