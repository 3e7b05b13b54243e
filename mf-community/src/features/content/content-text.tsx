import type { ReactNode } from 'react';

import { AddressLink, pathOf } from '@campavia/remote-kit';

import { type Block, type Inline, sectionId } from './content';
import { CONTENT_LINKS } from './content-links';
import { Prose } from './content.styles';

/** The text of a page; links to pages that the composition lacks are plain text. */
export function ContentText({ blocks, children }: { blocks: readonly Block[]; children?: ReactNode }) {
  return (
    <Prose>
      {children}
      {blocks.map((block, index) => (
        <BlockElement key={sectionId(index)} block={block} id={sectionId(index)} />
      ))}
    </Prose>
  );
}

function BlockElement({ block, id }: { block: Block; id: string }) {
  if ('items' in block) {
    const List = block.kind;
    return (
      <List>
        {keyed(block.items).map(([key, item]) => (
          <li key={key}>
            <InlineText text={item} />
          </li>
        ))}
      </List>
    );
  }
  const Element = block.kind;
  return (
    <Element id={block.kind === 'h2' ? id : undefined}>
      <InlineText text={block.text} />
    </Element>
  );
}

export function InlineText({ text }: { text: readonly Inline[] }) {
  return keyed(text).map(([key, part]) => <InlineElement key={key} part={part} />);
}

function InlineElement({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  if ('strong' in part)
    return (
      <strong>
        <InlineText text={part.strong} />
      </strong>
    );
  if ('em' in part)
    return (
      <em>
        <InlineText text={part.em} />
      </em>
    );
  const link = CONTENT_LINKS[part.to];
  const words = <InlineText text={part.text} />;
  if (!link || pathOf(link.address, link.params) === undefined) return words;
  return (
    <AddressLink to={link.address} params={link.params} search={link.search}>
      {words}
    </AddressLink>
  );
}

/** A text does not change while it is shown, so the index is a stable key. */
function keyed<Item>(items: readonly Item[]): [number, Item][] {
  return items.map((item, index) => [index, item]);
}
