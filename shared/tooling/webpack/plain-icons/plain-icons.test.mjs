import { execFileSync } from 'node:child_process';

/** Jest cannot import the modules of lucide-react. Prints the markup of each icon as lucide-react and as we render it. */
const SCRIPT = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import createLucideIcon from 'lucide-react/dist/esm/createLucideIcon.mjs';
  import { createPlainIcon } from './plain-icon.mjs';

  const props = { 'aria-hidden': 'true', className: 'of-a-style another' };
  const render = (icon) => renderToStaticMarkup(createElement(icon, props));
  const pairs = [];
  for (const name of ['arrow-left', 'calendar-days', 'circle-check']) {
    const { __iconData: data } = await import(\`lucide-react/dist/esm/icons/\${name}.mjs\`);
    pairs.push([name, render(createLucideIcon(data)), render(createPlainIcon(data))]);
  }
  console.log(JSON.stringify(pairs));
`;

const options = { cwd: import.meta.dirname, encoding: 'utf8' };
const pairs = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], options));

/** Attributes by name, as hydration does not compare their order, and the shapes. */
function read(markup) {
  const [, attributes, shapes] = /^<svg ([^>]*)>(.*)$/s.exec(markup);
  return [attributes.match(/[\w-]+="[^"]*"/gi).toSorted(), shapes];
}

test.each(pairs)('%s has the markup of lucide-react', (_, expected, actual) => {
  expect(read(actual)).toEqual(read(expected));
});

test('reports a planted difference', () => {
  const [[, expected, actual]] = pairs;
  expect(read(actual.replace('stroke-width="2"', 'stroke-width="1"'))).not.toEqual(read(expected));
});
