import { execFileSync } from 'node:child_process';

/**
 * Jest cannot import the modules of lucide-react. Prints the markup of each icon as lucide-react and as we render it from
 * the reduced data.
 */
const SCRIPT = `
  import { readFileSync } from 'node:fs';
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import createLucideIcon from 'lucide-react/dist/esm/createLucideIcon.mjs';
  import iconLoader from '../loaders/icon-loader.mjs';
  import { createPlainIcon } from './plain-icon.mjs';

  const props = { 'aria-hidden': 'true', className: 'of-a-style another' };
  const render = (icon) => renderToStaticMarkup(createElement(icon, props));
  const folder = new URL('dist/esm/icons/', import.meta.resolve('lucide-react/package.json'));
  const icons = [];
  for (const name of ['arrow-left', 'bus', 'calendar-days', 'circle-check']) {
    const module = new URL(name + '.mjs', folder);
    const { __iconData: whole } = await import(module);
    const source = iconLoader(readFileSync(module, 'utf8')).replace(/^import .*$/m, 'const createLucideIcon = String;');
    const { __iconData: reduced } = await import('data:text/javascript,' + encodeURIComponent(source));
    icons.push({ name, source, expected: render(createLucideIcon(whole)), actual: render(createPlainIcon(reduced)) });
  }
  console.log(JSON.stringify(icons));
`;

const options = { cwd: import.meta.dirname, encoding: 'utf8' };
const icons = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], options));

/** Attributes by name, as hydration does not compare their order, and the shapes. */
function read(markup) {
  const [, attributes, shapes] = /^<svg ([^>]*)>(.*)$/s.exec(markup);
  return [attributes.match(/[\w-]+="[^"]*"/gi).toSorted(), shapes];
}

test.each(icons)('$name has the markup of lucide-react', ({ expected, actual }) => {
  expect(read(actual)).toEqual(read(expected));
});

test.each(icons)('the data of $name has nothing that is not rendered', ({ source }) => {
  expect(source).not.toMatch(/\bkey:|\bsize:|__iconData\.node/);
});

test('reports a planted difference', () => {
  const [{ expected, actual }] = icons;
  expect(read(actual.replace('stroke-width="2"', 'stroke-width="1"'))).not.toEqual(read(expected));
});
