import { Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import type { Section } from './content';
import { InlineText } from './content-text';
import { Sections } from './content.styles';

interface ContentSectionsProps {
  title: string;
  sections: readonly Section[];
}

/** Links to the sections, collapsed on narrow windows. */
export function ContentSections({ title, sections }: ContentSectionsProps) {
  return (
    <Sections aria-label={title}>
      <details>
        <summary>
          {title}
          <Icon of={ChevronDown} />
        </summary>
        <SectionLinks sections={sections} />
      </details>
      <div>
        <p>{title}</p>
        <SectionLinks sections={sections} />
      </div>
    </Sections>
  );
}

function SectionLinks({ sections }: Pick<ContentSectionsProps, 'sections'>) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <InlineText text={title} />
          </a>
        </li>
      ))}
    </ol>
  );
}
