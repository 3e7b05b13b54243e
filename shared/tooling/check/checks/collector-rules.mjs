import { parse } from 'yaml';

/**
 * Compares the configuration of the collector with the compose file: the addresses that it asks belong to services, it
 * listens where servers send to and where its port leads, and its pipelines use everything that is configured.
 *
 * @param {{ collector: string, compose: string }} texts both as YAML
 * @returns {string[]} problems
 */
export function checkCollector({ collector, compose }) {
  const { receivers, processors, exporters, service } = parse(collector, { merge: true });
  const { services } = parse(compose, { merge: true });
  const components = { receivers, processors, exporters };
  return [
    ...addressProblems(receivers, services),
    ...listenProblems({ receivers, exporters }, services),
    ...Object.entries(components).flatMap(([kind, known]) => useProblems(kind, { known, service })),
  ];
}

function addressProblems({ httpcheck, ...others }, services) {
  const pages = httpcheck.targets
    .flatMap(({ endpoints }) => endpoints)
    .map((address) => new URL(address).hostname);
  const databases = Object.entries(others)
    .filter(([name]) => name.startsWith('postgresql'))
    .map(([, { endpoint }]) => endpoint.split(':')[0]);
  return [...pages, ...databases]
    .filter((name) => !services[name])
    .map((name) => `there is no service ${name}`);
}

function listenProblems({ receivers, exporters }, services) {
  const received = portOf(receivers.otlp.protocols.http.endpoint);
  const sent = Object.values(services).map(({ environment }) => environment?.OTEL_EXPORTER_OTLP_ENDPOINT);
  const wrong = [...new Set(sent.filter(Boolean))].filter(
    (address) => address !== `http://collector:${received}`,
  );
  const offered = portOf(exporters.prometheus.endpoint);
  const isOffered = services.collector.ports.some((port) => String(port).endsWith(`:${offered}`));
  return [
    ...wrong.map((address) => `servers send to ${address}, it receives at port ${received}`),
    ...(isOffered ? [] : [`no port leads to ${offered}, where it offers metrics`]),
  ];
}

function portOf(address) {
  return address.split(':').at(-1);
}

function useProblems(kind, { known, service }) {
  const used = Object.values(service.pipelines).flatMap((pipeline) => pipeline[kind] ?? []);
  return [
    ...used.filter((name) => !(name in known)).map((name) => `${kind} has no ${name}`),
    ...Object.keys(known)
      .filter((name) => !used.includes(name))
      .map((name) => `no pipeline uses ${name}`),
  ];
}
