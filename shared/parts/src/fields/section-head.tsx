import { H3, Small } from '@campavia/ui';

export interface SectionHeadProps {
  id: string;
  title: string;
  text?: string;
}

export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <div>
      <H3 as="h2" id={id}>
        {title}
      </H3>
      {text && (
        <Small as="p" $tone="soft">
          {text}
        </Small>
      )}
    </div>
  );
}
