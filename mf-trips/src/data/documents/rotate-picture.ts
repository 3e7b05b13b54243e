const QUARTER = Math.PI / 2;
const TYPE = 'image/jpeg';
const QUALITY = 0.92;

/** A picture rotated by a quarter to the right, as a JPEG of the same name. @throws when it cannot be decoded */
export async function rotatePicture(picture: Blob, name: string): Promise<File> {
  const { width, height, context, canvas, bitmap } = await open(picture);
  context.translate(height, 0);
  context.rotate(QUARTER);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('The picture cannot be rotated');
  return new File([blob], name, { type: TYPE });
}

async function open(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width: height, height: width });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture cannot be rotated');
  return { width, height, context, canvas, bitmap };
}
