/** The same for every engine. Selectors are CSS. */
export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  evaluate<Answer>(body: string): Promise<Answer>;
  click(selector: string): Promise<void>;
  /** Types key by key, after emptying the field. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
const POLL_MS = 200;

/** Throws after thirty seconds; the message contains `what`, the page's address and its heading. */
export async function waitFor(driver: Driver, what: string, expression: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await driver.evaluate<boolean>(`return Boolean(${expression})`))) {
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${TIMEOUT_MS / 1000} s, ${await describe(driver)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export async function find(driver: Driver, selector: string, text: RegExp): Promise<string> {
  const attribute = `data-found="${(foundCount += 1)}"`;
  const search = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    ${String(text)}.test(element.textContent.replace(/\\s+/g, ' ').trim()) && element.getClientRects().length > 0)`;
  await waitFor(driver, `${selector} ${String(text)}`, search);
  await driver.evaluate(`${search}.dataset.found = '${foundCount}'`);
  return `[${attribute}]`;
}

let foundCount = 0;

async function describe(driver: Driver): Promise<string> {
  const heading = `document.querySelector('main h1')?.textContent ?? 'no heading'`;
  return driver.evaluate<string>(`return location.href + ' (' + (${heading}) + ')'`);
}
