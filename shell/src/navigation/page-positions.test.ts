import { createPagePositions, describeElement, findElement } from './page-positions';

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

describe('stored positions', () => {
  it('survive a new document', () => {
    const storage = aStorage();
    const before = createPagePositions(storage);
    before.keepScroll('a', 1200);
    before.keepFocus('a', { selector: 'a', index: 3 });
    before.save();
    expect(createPagePositions(storage).recall('a')).toEqual({
      scroll: 1200,
      focus: { selector: 'a', index: 3 },
    });
  });

  it('drop the oldest first', () => {
    const memory = createPagePositions(undefined);
    for (let visit = 0; visit <= 50; visit += 1) memory.keepScroll(`place ${visit}`, visit);
    expect(memory.recall('place 0')).toBeUndefined();
    expect(memory.recall('place 50')).toEqual({ scroll: 50 });
  });

  it.each(['{', '"text"', 'null'])('are empty when the storage holds %s', (stored) => {
    const storage = { getItem: () => stored, setItem: () => undefined };
    expect(createPagePositions(storage).recall('a')).toBeUndefined();
  });
});

describe('the name of an element', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main id="main" tabindex="-1">
      <a href="/campers/4"><img alt=""></a><a href="/campers/4">Maud</a><button id="map">Map</button><p>text</p>
    </main>`;
  });

  it.each(['img', 'a + a', '#map'])('finds %s again on a reloaded page', (selector) => {
    const element = document.querySelector(selector) as Element;
    const name = describeElement(element);
    document.body.innerHTML = `${document.body.innerHTML}`;
    const found = name && findElement(document, name);
    expect(found).toBe(document.querySelector(selector)?.closest('a, button'));
  });

  it.each(['p', 'main'])('does not exist for %s', (selector) => {
    expect(describeElement(document.querySelector(selector) as Element)).toBeUndefined();
  });
});
