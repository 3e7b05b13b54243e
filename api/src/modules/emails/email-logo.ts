import sharp from 'sharp';

/** The logo. Mail programs do not render SVG, so it is rendered as a bitmap with three times the resolution. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <defs><clipPath id="w"><path d="M11 4h23c14.9 0 26 11.1 26 26v23a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z"/></clipPath></defs>
  <g clip-path="url(#w)">
    <path fill="#1b4638" d="M0 0h64v64H0z"/>
    <circle cx="31" cy="30" r="12.5" fill="#f6a81c"/>
    <path fill="#1f5747" d="M0 35c9-4 18-4 27-1 12 4 24 3 37-2v32H0z"/>
    <path fill="#f6f7f1" d="M40.5 36.300c-2.8 4-13.5 5-20.5 10-5 3.6-8 9-9 17.700h35c-1-6.5 2.5-10 5.5-13.2 4.6-4.9 2.2-9.7-6.2-14.300z"/>
    <path fill="none" stroke="#12352c" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="6 6.5" d="M29 62c.5-6 4-9.5 8.5-12.6 4.5-3 7-5.9 6.7-9.6"/>
  </g>
</svg>`;
const SIZE_PX = 102;

let rendered: Promise<Buffer> | undefined;

/** The logo as PNG, rendered once. */
export function renderLogo(): Promise<Buffer> {
  rendered ??= sharp(Buffer.from(LOGO)).resize(SIZE_PX, SIZE_PX).png().toBuffer();
  return rendered;
}
