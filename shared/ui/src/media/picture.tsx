import { styled } from 'styled-components';

/** A picture in several widths. */
export interface PictureSource {
  url: string;
  srcset?: string;
  /** Text alternative; empty for decoration. */
  alt?: string;
  /** URL of a width that the browser has already loaded, shown until the right one is loaded. */
  loadedUrl?: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loaded eagerly and with high priority, for the largest picture of the first view. */
  isPriority?: boolean;
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: center / cover;
`;

/** A picture of 3:2 that fills its box. */
export function Picture({ picture, sizes, isPriority }: PictureProps) {
  return (
    <Image
      src={picture.url}
      srcSet={picture.srcset}
      sizes={sizes}
      width={1280}
      height={853}
      alt={picture.alt ?? ''}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      style={picture.loadedUrl ? { backgroundImage: `url(${JSON.stringify(picture.loadedUrl)})` } : undefined}
    />
  );
}
