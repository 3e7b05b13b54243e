import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readSources } from './read-sources.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'campavia-sources-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const KIT = "import { AddressLink, hrefOf, pathOf as lead, platform, Slot } from '@campavia/remote-kit';";

function read(...sources: string[]) {
  const files = sources.map((source, index) => {
    const file = path.join(root, `file-${index}.tsx`);
    writeFileSync(file, `${KIT}\n${source}`);
    return file;
  });
  return readSources(files, root);
}

describe('links', () => {
  it.each([
    ['as a literal', '<AddressLink to="listing" />', ['listing']],
    ['by a builder with another local name', "lead('search', {}, 'beds=2')", ['search']],
    ['in another link component', '<ButtonLink as={AddressLink} to="search" />', ['search']],
    ['one of two', "hrefOf(isOwner ? 'dashboard' : 'trips')", ['dashboard', 'trips']],
    ['an optional one', "hrefOf(isOwner ? 'dashboard' : undefined) ?? '/'", ['dashboard']],
    ['by a constant', "const there = 'help' as const; const href = hrefOf(there);", ['help']],
    [
      'the first one found',
      "const there = ['search', 'home'].find(isThere); hrefOf(there!);",
      ['search', 'home'],
    ],
    [
      'from a parameter with a union type',
      "function a(to: 'trips' | 'home') { return lead(to); }",
      ['trips', 'home'],
    ],
    ['not from a function of the same name from another package', 'pathOf(anything)', []],
  ])('%s', (_, source, links) => {
    expect(read(source).links).toEqual(links);
  });

  it('finds addresses in fields called address of another file of the part', () => {
    const reading = 'const a = ({ address }) => hrefOf(address); const b = (target) => lead(target.address);';
    const data = "const LINKS = [{ address: 'help' }, { address: 'terms' }, { address: '12 Elm Street' }];";
    expect(read(reading, data).links).toEqual(['help', 'terms']);
    expect(read(data).links).toEqual([]);
  });

  it('finds addresses of a styled link in another file', () => {
    const styles = 'export const CardLink = styled(AddressLink)`color: red;`;';
    expect(read(styles, '<CardLink to="listing" />').links).toEqual(['listing']);
  });

  it('finds addresses of a component that renders a link, in another file and as another component', () => {
    const types = "import type { AddressLinkProps } from '@campavia/remote-kit';";
    const component = `${types} function OnlineLink(props: AddressLinkProps) { return <AddressLink {...props} />; }`;
    const uses = '<><OnlineLink to="listing" /><ButtonLink as={OnlineLink} to="search" /></>';
    expect(read(component, uses).links).toEqual(['listing', 'search']);
    expect(() => read(component, '<OnlineLink {...props} />')).toThrow('is not a literal');
  });
});

test('finds events sent and received, and slots shown', () => {
  const source = `
    platform().events.send('toast.shown', {});
    bus.subscribe('wishlist.changed', listen);
    const heart = <Slot name="wishlist.heart" with={props} />;`;
  expect(read(source)).toEqual({
    links: [],
    sends: ['toast.shown'],
    hears: ['wishlist.changed'],
    fills: ['wishlist.heart'],
  });
});

describe('rejects a name that is not a literal, with its place', () => {
  it.each([
    ['a computed name', 'hrefOf(`${kind}.list`)'],
    ['a parameter of type string', 'function a(to: string) { return lead(to); }'],
    ['a variable that can change', "let to = 'home'; hrefOf(to);"],
    ['a link without a name', '<AddressLink {...props} />'],
    ['a builder that is passed on', 'links.map(hrefOf)'],
  ])('%s', (_, source) => {
    expect(() => read('', source)).toThrow(
      /^file-1\.tsx:2: the address of the link is not a literal\. Write its name there/,
    );
  });

  it('a slot', () => {
    expect(() => read('<Slot name={name} with={props} />')).toThrow('the slot is not a literal');
  });
});
