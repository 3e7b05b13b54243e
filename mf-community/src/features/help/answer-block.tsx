import type { FaqBlock, FaqText } from '@campavia/contracts';
import { Link, usePlatform } from '@campavia/remote-kit';
import { matchAddress } from '@campavia/remote-kit/config';

import { MarkedText } from './marked-text';

interface AnswerBlockProps {
  block: FaqBlock;
  words: readonly string[];
}

export function AnswerBlock({ block: { kind, lines }, words }: AnswerBlockProps) {
  const texts = lines.map((line) => ({ key: lineText(line), content: <Line texts={line} words={words} /> }));
  if (kind === 'paragraph') return texts.map(({ key, content }) => <p key={key}>{content}</p>);
  const List = kind === 'numbers' ? 'ol' : 'ul';
  return (
    <List>
      {texts.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </List>
  );
}

export function lineText(line: readonly FaqText[]): string {
  return line.map(({ text }) => text).join('');
}

function Line({ texts, words }: { texts: readonly FaqText[]; words: readonly string[] }) {
  return texts.map((part, index) => (
    <Part key={lineText(texts.slice(0, index + 1))} part={part} words={words} />
  ));
}

/** A link to a page that the composition does not have is shown as text. */
function Part({ part: { text, style, path }, words }: { part: FaqText; words: readonly string[] }) {
  const { addresses } = usePlatform();
  const marked = <MarkedText text={text} words={words} />;
  if (path !== undefined && matchAddress(addresses, path.split('?')[0] ?? path)) {
    return <Link to={path}>{marked}</Link>;
  }
  if (style === 'bold') return <b>{marked}</b>;
  return style === 'italic' ? <i>{marked}</i> : marked;
}
