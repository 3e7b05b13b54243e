/**
 * Removes from the data of an icon what `createPlainIcon` does not use: the keys of its shapes, which are random and
 * hardly compress, and its size. Half a KiB of a page with many icons.
 *
 * @param {string} source module of lucide-react
 */
export default function iconLoader(source) {
  return source
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^\s*size: \d+,\n/m, '')
    .replace('__iconData.node;\n', '');
}
