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
    ['written out', '<AddressLink to="listing" />', ['listing']],
    ['by a builder under another name', "lead('search', {}, 'beds=2')", ['search']],
    ['in another shape of link', '<ButtonLink as={AddressLink} to="search" />', ['search']],
    ['one or the other', "hrefOf(isOwner ? 'dashboard' : 'trips')", ['dashboard', 'trips']],
    ['if there is one', "hrefOf(isOwner ? 'dashboard' : undefined) ?? '/'", ['dashboard']],
    ['by a constant', "const there = 'help' as const; const href = hrefOf(there);", ['help']],
    [
      'by the first that fits',
      "const there = ['search', 'home'].find(isThere); hrefOf(there!);",
      ['search', 'home'],
    ],
    [
      'by a parameter of few names',
      "function a(to: 'trips' | 'home') { return lead(to); }",
      ['trips', 'home'],
    ],
    ['not, by a function of the same name of somebody else', 'pathOf(anything)', []],
  ])('%s', (_, source, links) => {
    expect(read(source).links).toEqual(links);
  });

  it('by fields called address, written out in another file of the part', () => {
    const reading = 'const a = ({ address }) => hrefOf(address); const b = (target) => lead(target.address);';
    const data = "const LINKS = [{ address: 'help' }, { address: 'terms' }, { address: '12 Elm Street' }];";
    expect(read(reading, data).links).toEqual(['help', 'terms']);
    expect(read(data).links).toEqual([]);
  });

  it('by a styled link of another file', () => {
    const styles = 'export const CardLink = styled(AddressLink)`color: red;`;';
    expect(read(styles, '<CardLink to="listing" />').links).toEqual(['listing']);
  });

  it('by a component that shows a link, in another file and in another shape', () => {
    const types = "import type { AddressLinkProps } from '@campavia/remote-kit';";
    const component = `${types} function OnlineLink(props: AddressLinkProps) { return <AddressLink {...props} />; }`;
    const uses = '<><OnlineLink to="listing" /><ButtonLink as={OnlineLink} to="search" /></>';
    expect(read(component, uses).links).toEqual(['listing', 'search']);
    expect(() => read(component, '<OnlineLink {...props} />')).toThrow('is not written out');
  });
});

test('events sent and received, slots shown', () => {
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

describe('what is not written out is refused with its place', () => {
  it.each([
    ['a computed name', 'hrefOf(`${kind}.list`)'],
    ['a parameter of any name', 'function a(to: string) { return lead(to); }'],
    ['a name that changes', "let to = 'home'; hrefOf(to);"],
    ['a link without a name', '<AddressLink {...props} />'],
    ['a builder handed on', 'links.map(hrefOf)'],
  ])('%s', (_, source) => {
    expect(() => read('', source)).toThrow(
      /^file-1\.tsx:2: the address that is linked to is not written out\. Write its name there/,
    );
  });

  it('a slot', () => {
    expect(() => read('<Slot name={name} with={props} />')).toThrow('the slot is not written out');
  });
});
