import { expect, type CDPSession, type Locator, type Page, type Request } from '@playwright/test';

/** A picture file and the colour that identifies it. */
export interface ColouredPicture {
  name: string;
  hue: number;
  content: Buffer;
}

const SLOW = { latency: 100, downloadThroughput: 1_000_000, uploadThroughput: 400_000 };

export class OwnerPicturesPage {
  private constructor(
    private readonly page: Page,
    private readonly line: CDPSession,
  ) {}

  static async open(page: Page, camper: number): Promise<OwnerPicturesPage> {
    await page.goto(`/en-ie/d/campers/${camper}/pictures`);
    const pictures = new OwnerPicturesPage(page, await page.context().newCDPSession(page));
    await expect(pictures.heading).toBeVisible();
    return pictures;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: /^\d+ pictures?/ });
  }

  get tiles(): Locator {
    return this.page.locator('[data-picture]');
  }

  get cutNote(): Locator {
    return this.page.getByText('the line was cut');
  }

  async slowDown(): Promise<void> {
    await this.line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  }

  async cutLine(): Promise<void> {
    await this.line.send('Network.emulateNetworkConditions', { offline: true, ...SLOW });
  }

  async add(pictures: readonly ColouredPicture[]): Promise<void> {
    const files = pictures.map(({ name, content: buffer }) => ({ name, mimeType: 'image/jpeg', buffer }));
    await this.page.getByLabel('Add pictures').last().setInputFiles(files);
  }

  /** Waits for the api's answer: the tiles move before it. */
  async makeCover(number: number): Promise<void> {
    const isMove = (request: Request) =>
      request.method() === 'PATCH' && /\/photos\/\d+\/$/.test(request.url());
    const moved = this.page.waitForResponse((response) => isMove(response.request()) && response.ok());
    await this.page.getByRole('button', { name: `Make picture ${number} the cover` }).click();
    await moved;
  }

  /** Addresses of the pictures in their order. */
  async addresses(): Promise<string[]> {
    return this.tiles
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  }

  /** Draws pictures of one colour each; the noise in half of them makes them as large as photos are. */
  async draw(hues: readonly number[]): Promise<ColouredPicture[]> {
    const drawn: ColouredPicture[] = [];
    for (const hue of hues) {
      const url = await this.page.evaluate(drawPicture, hue);
      const content = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      drawn.push({ name: `IMG_${hue}.jpg`, hue, content });
    }
    return drawn;
  }

  /** The hues of served pictures, rounded to ten degrees. */
  async huesOf(addresses: readonly string[]): Promise<number[]> {
    const hues: number[] = [];
    for (const address of addresses) hues.push(await this.page.evaluate(readHue, address));
    return hues;
  }
}

async function drawPicture(hue: number): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 1000 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = `hsl(${hue} 100% 50%)`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const noise = context.getImageData(750, 0, 750, 1000);
  for (let at = 0; at < noise.data.length; at += 4) noise.data[at] = (at * 7919 + hue) % 251;
  context.putImageData(noise, 750, 0);
  return canvas.toDataURL('image/jpeg', 0.95);
}

async function readHue(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, 30, 20);
  const [red = 0, green = 0, blue = 0] = context.getImageData(5, 10, 1, 1).data;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  const sixths = {
    [blue]: 4 + (red - green) / spread,
    [green]: 2 + (blue - red) / spread,
    [red]: (6 + (green - blue) / spread) % 6,
  };
  return (Math.round((sixths[most] ?? 0) * 6) * 10) % 360;
}
