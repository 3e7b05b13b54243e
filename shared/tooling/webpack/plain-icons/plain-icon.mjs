import { createElement } from 'react';

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Creates the component of an icon with the same markup as `createLucideIcon`, without its context, its props for size,
 * colour and width of lines, and its labels: icons of the product get these by CSS and are decorative.
 *
 * @param {{ name: string, node: [string, object][], aliases?: string[] }} icon
 */
export function createPlainIcon({ name, node, aliases = [] }) {
  const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function PlainIcon({ className, ...rest }) {
    const attributes = { ...ATTRIBUTES, className: className ? `${own} ${className}` : own, ...rest };
    return createElement('svg', attributes, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}
