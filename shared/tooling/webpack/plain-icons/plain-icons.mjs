import path from 'node:path';

import webpack from 'webpack';

const MODULE = path.join(import.meta.dirname, 'plain-icon.mjs');
/**
 * Replaces the part of lucide-react that turns an icon's data into a component, of which every chunk with icons has a
 * copy, by a plain one: 1 KiB.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function plainIcons() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, (resource) => {
    if (!/lucide-react[\\/]dist[\\/]esm[\\/]icons$/.test(resource.context ?? '')) return;
    // Relative, so that a release does not depend on the folder in which it is built.
    const module = path.relative(resource.context, MODULE).replaceAll(path.sep, '/');
    const source = `export { createPlainIcon as default } from ${JSON.stringify(module)};`;
    resource.request = `data:text/javascript,${encodeURIComponent(source)}`;
  });
}
