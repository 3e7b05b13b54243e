import { todayIn } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { ContractFacts } from './contract-facts.store';
import { contractSections, createContractFormatter, type ContractSection } from './contract-sections';

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #1d2329; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.05rem; margin: 1.75rem 0 .35rem; }
  p { margin: .25rem 0; } table { width: 100%; border-collapse: collapse; }
  th, td { padding: .3rem 0; vertical-align: top; text-align: start; border-bottom: 1px solid #dde1e4; }
  th { width: 45%; font-weight: 400; color: #545d66; padding-inline-end: 1rem; }
  @media print { body { margin: 0; max-width: none; font-size: 11pt; } section { break-inside: avoid; } }
`;

/** The contract of a booking as a self-contained page that prints well. */
export function contractPage(facts: ContractFacts, site: Site, at: Date): string {
  const formatter = createContractFormatter(site);
  const { say, day } = formatter;
  const title = escape(say('contract_title'));
  const made = escape(say('contract_made', { date: day(todayIn(facts.booking.time_zone, at)) }));
  const number = escape(say('contract_number', { id: facts.booking.id }));
  return [
    `<!doctype html><html lang="${site.htmlLang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}, ${number}</title><style>${STYLE}</style></head><body>`,
    `<header><h1>${title}</h1><p>${number}</p><p>${made}</p></header><main>`,
    ...contractSections(facts, formatter).map(section),
    `</main><footer><p>${escape(say('contract_platform'))}</p></footer></body></html>`,
  ].join('\n');
}

function section({ heading, rows }: ContractSection): string {
  const lines = rows.map(
    ([label, text]) => `<tr><th scope="row">${escape(label)}</th><td>${escape(text)}</td></tr>`,
  );
  return `<section><h2>${escape(heading)}</h2><table>${lines.join('')}</table></section>`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
