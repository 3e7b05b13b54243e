import type { StoryFile } from '@campavia/testing/stories';

/** Sets the files of the first file field in the page. @throws if there is none */
export async function chooseFiles(page: ParentNode, files: readonly StoryFile[]): Promise<void> {
  const field = page.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for files');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(await makeFile(file));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function makeFile({ name, width, height }: StoryFile): Promise<File> {
  if (width === undefined || height === undefined) return new File(['%PDF-1.7'], name);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#f6c177');
    sky.addColorStop(1, '#31748f');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], name, { type: 'image/jpeg' });
}
