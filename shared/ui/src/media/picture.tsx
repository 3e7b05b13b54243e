import { styled } from 'styled-components';

/** One drawing in several widths. */
export interface PictureSource {
  url: string;
  srcset?: string;
  /** What there is to see; nothing for decoration. */
  alt?: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** How wide it stands on the page, as the `sizes` of an image. */
  sizes: string;
  /** Loaded at once and with high priority: the largest thing of the first view. */
  isPriority?: boolean;
}

const Drawing = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A picture three by two that fills its box. */
export function Picture({ picture, sizes, isPriority }: PictureProps) {
  return (
    <Drawing
      src={picture.url}
      srcSet={picture.srcset}
      sizes={sizes}
      width={1280}
      height={853}
      alt={picture.alt ?? ''}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
