/** A piece of text as `content compile` writes it. */
export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { to: string; text: Inline[] };

export interface Words {
  kind: 'h2' | 'h3' | 'p';
  text: Inline[];
}

export interface List {
  kind: 'ul' | 'ol';
  items: Inline[][];
}

export type Block = Words | List;

/** A page in one language. */
export interface Content {
  page: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Of guides. */
  action?: { label: string; to: string };
  /** Of legal texts. */
  version?: number;
  /** `yyyy-MM-dd`, of legal texts. */
  since?: string;
  summary?: string[];
  /** Reading time. */
  minutes: number;
  blocks: Block[];
  further: { page: string; heading: string; lead: string }[];
}

const SWISS_GERMAN = 'de-ch';

/** The name of the file with the text of a site. */
export function textOfSite({ locale, language }: { locale: string; language: string }): string {
  return locale === SWISS_GERMAN ? SWISS_GERMAN : language;
}

export interface Section {
  id: string;
  title: Inline[];
}

/** The headings of the text, with their anchor ids. */
export function sectionsOf({ blocks }: Content): Section[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'h2' ? [{ id: sectionId(index), title: block.text }] : [],
  );
}

/** Equal in every language, so that a link to a section survives a change of language. */
export function sectionId(index: number): string {
  return `section-${index}`;
}
